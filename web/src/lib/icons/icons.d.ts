/** The outline of a drawing of game-icons.net, inlined by scripts/icons.ts: `import amphora from "icon:amphora"`. */
declare module "icon:*" {
  const outline: string;
  export default outline;
}
