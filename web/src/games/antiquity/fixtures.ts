/** Positions for the tests, in few words. */

import type { BuildingView, CityView, PlayerView, SquareName, TileView } from "./types";

export const TILE: TileView = {
  face: 0,
  mirrored: false,
  rotation: 0,
  centre: [0, 0],
  start: true,
  columns: ["FFFGG", "MMMmMM", "MMFGMFM", "FFFGGFFF", "FFGGGWWWF", "FFGGWFFF", "WWGGWFG", "WGGgFF", "WWGGF"],
};

export function building(id: string, squares: SquareName[]): BuildingView {
  const [first = "1A1"] = squares;
  return { building: id, piece: id, square: first, anchor: first, turns: 0, squares, graves: [], manned: false, by_university: false, works: false };
}

export function city(changes: Partial<CityView> = {}): CityView {
  return { number: 1, size: 7, centre: "0,0", hexes: [], buildings: [], houses: [], graves: [], empty: 49, ...changes };
}

export function player(changes: Partial<PlayerView> = {}): PlayerView {
  return {
    goods: {},
    men: 0,
    idle: 0,
    in_country: 0,
    carts: 0,
    houses: [],
    unbuilt: [],
    saint: null,
    saint_works: false,
    cities: [],
    inns: [],
    zone: [],
    clean_hexes: 0,
    forecast: { famine: 0, food: 0, granary: 0, graves: 0, spare: 49, grave_room: 49, pollution: 3, pollution_room: 20, capacity: 0 },
    planning: false,
    offer: null,
    out: null,
    graves_removed: 0,
    razed: false,
    cleaned: false,
    sown: false,
    ...changes,
  };
}
