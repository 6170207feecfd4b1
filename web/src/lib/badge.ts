/** A mark on the page's icon, in the tab and where the page is installed as an app: somebody is waited for. */

const PLAIN = "/favicon.svg";
const MARKED = "/favicon-turn.svg";

/** Show the mark, or take it away. */
export function mark(waited: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = waited ? MARKED : PLAIN;
  const change = waited ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  change?.catch(() => undefined); // only an installed page has a badge
}
