/** Areas with a fragment beside the page: their styles stay. */
const kept = new Set<string>();

/** The styles of an area, or of one release: '/r/search/', '/r/search/1.0.4/'. */
const stylesBelow = (folder: string): HTMLLinkElement[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ href }) =>
    new URL(href, window.location.href).pathname.startsWith(folder),
  );

/** Turns the styles of an area on or off. They stay loaded, so that coming back does not flash. */
export function setAreaStyles(area: string, on: boolean): void {
  if (kept.has(area) && !on) return;
  for (const link of stylesBelow(`/r/${area}/`)) link.media = on ? 'all' : 'not all';
}

/** The styles of an area stay from now on, also while its pages are not shown. */
export function retainAreaStyles(area: string): void {
  kept.add(area);
  setAreaStyles(area, true);
}

/**
 * Loads those styles of a release once more that the page failed to load. Scripts run after the page's styles have
 * come, so that what has no rules by now won't have any. @throws {Error} naming the style that still can't be had, or
 * is not the one of the release set
 */
export async function mendStyles(area: string, version: string): Promise<void> {
  await Promise.all(
    stylesBelow(`/r/${area}/${version}/`)
      .filter(({ sheet }) => sheet === null)
      .map(
        (link) =>
          new Promise<void>((resolve, reject) => {
            const again = link.cloneNode() as HTMLLinkElement;
            again.onload = () => resolve();
            again.onerror = () => {
              link.remove();
              reject(new Error(`${again.href} could not be loaded.`));
            };
            link.replaceWith(again);
          }),
      ),
  );
}

/**
 * What a release has on the page is nobody's any more: the next one, whose styles may go by the same names, fetches its
 * own.
 */
export function disownStyles(area: string, version: string): void {
  for (const link of stylesBelow(`/r/${area}/${version}/`)) link.removeAttribute('data-href');
}

/**
 * The styles of a release that another one has replaced are removed; those of an area with a fragment beside the page
 * stay.
 */
export function dropStyles(area: string, version: string): void {
  if (!kept.has(area)) for (const link of stylesBelow(`/r/${area}/${version}/`)) link.remove();
}
