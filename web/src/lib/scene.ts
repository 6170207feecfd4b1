import { getContext, setContext } from "svelte";

const KEY = Symbol("scene");

/** Gradients and patterns are referred to by id, and several drawings can stand on one page: each has ids of its own. */
export interface Paints {
  url(name: string): string;
  id(name: string): string;
}

export function openScene(prefix: string): Paints {
  const paints: Paints = { id: (name) => `${prefix}-${name}`, url: (name) => `url(#${prefix}-${name})` };
  setContext(KEY, paints);
  return paints;
}

export function paints(): Paints {
  return getContext<Paints>(KEY);
}
