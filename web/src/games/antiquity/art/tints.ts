/** The wash of a building on the plan, by what it is for: learning, food and wares, transport, health and waste, faith. */
const TINTS: Record<string, string> = {
  theology: "light-dark(#b9c4dd, #3f4c69)",
  biology: "light-dark(#b9c4dd, #3f4c69)",
  alchemy: "light-dark(#b9c4dd, #3f4c69)",
  philosophy: "light-dark(#b9c4dd, #3f4c69)",
  university: "light-dark(#98a9d0, #4b5d8a)",
  granary: "light-dark(#e8cf87, #6b5720)",
  storage: "light-dark(#e3c39a, #68502f)",
  market: "light-dark(#e6b67e, #74512a)",
  brewery: "light-dark(#dcb562, #6e5421)",
  "cart-shop": "light-dark(#d9b49a, #67493a)",
  harbour: "light-dark(#a9cdd2, #2f5660)",
  stable: "light-dark(#cfb3a0, #5f4738)",
  explorer: "light-dark(#bcd2b0, #43593a)",
  "forced-labour": "light-dark(#c0b3ab, #544b47)",
  hospital: "light-dark(#e9bdb5, #6f3f3a)",
  dump: "light-dark(#b5b29a, #4a4939)",
  fountain: "light-dark(#a7d3e0, #2b5b6b)",
  cathedral: "light-dark(#f0d780, #7a6119)",
};

export function tintOf(building: string): string {
  return TINTS[building] ?? "light-dark(#e0d2b4, #55503f)";
}
