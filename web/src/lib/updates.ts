/**
 * A server that was brought up to date has no files of the page as it was before. Whoever still has that page open and goes where it has not been
 * gets the new one; whoever only has no network keeps what they have, with a word about what went wrong.
 */

const OWN = 'script[type="module"][src]';

/** Load the page anew when it misses a file and the server has another page by now. */
export function followUpdates(): void {
  addEventListener("vite:preloadError", () => {
    void isOutdated().then((outdated) => {
      if (outdated) location.reload();
    });
  });
}

async function isOutdated(): Promise<boolean> {
  const own = document.querySelector(OWN)?.getAttribute("src");
  const page = await fetch("/", { cache: "no-store" })
    .then((answer) => (answer.ok ? answer.text() : null))
    .catch(() => null);
  return own != null && page !== null && !page.includes(own);
}
