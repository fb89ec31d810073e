import { LoadFailure } from './load-failure.ts';
import { retryLoad } from './retry.ts';

/** Areas with a fragment beside the page. Their styles stay enabled. */
const retained = new Set<string>();

/** The style links of an area or of one release: '/r/search/', '/r/search/1.0.4/'. */
const stylesBelow = (folder: string): HTMLLinkElement[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ href }) =>
    new URL(href, window.location.href).pathname.startsWith(folder),
  );

/** Enables or disables the styles of an area. They stay loaded, so that returning to the area does not flash. */
export function setAreaStyles(area: string, on: boolean): void {
  if (retained.has(area) && !on) return;
  for (const link of stylesBelow(`/r/${area}/`)) link.media = on ? 'all' : 'not all';
}

/** Enables the styles of an area for good, even while its pages are hidden. */
export function retainAreaStyles(area: string): void {
  retained.add(area);
  setAreaStyles(area, true);
}

/**
 * Loads the styles of a release again that failed to load. Scripts run after the page's styles have loaded, so a link
 * without a sheet has failed by now, or is being loaded again. In Chromium a failed link has an empty sheet; the page's
 * first script has marked it.
 * @throws {LoadFailure} naming the style that failed again or does not match its hash
 */
export async function mendStyles(area: string, version: string): Promise<void> {
  await Promise.all(
    stylesBelow(`/r/${area}/${version}/`)
      .filter(({ sheet, dataset }) => sheet === null || dataset['failed'] !== undefined)
      .map(loadAgain),
  );
}

/** Loads a style by new links in place of one that failed. @throws {LoadFailure} when none of them loads */
async function loadAgain(failed: HTMLLinkElement): Promise<void> {
  let current = failed;
  await retryLoad(
    () =>
      new Promise<void>((resolve, reject) => {
        const again = current.cloneNode() as HTMLLinkElement;
        // The page's first script loads marked links again by itself.
        delete again.dataset['failed'];
        delete again.dataset['retry'];
        again.onload = () => resolve();
        again.onerror = () => {
          again.dataset['failed'] = '';
          reject(new LoadFailure(again.href));
        };
        current.replaceWith(again);
        current = again;
      }),
  );
}

/**
 * Gives up the styles of a release, so that the next release loads its own styles even when they have the same names.
 */
export function disownStyles(area: string, version: string): void {
  for (const link of stylesBelow(`/r/${area}/${version}/`)) link.removeAttribute('data-href');
}

/** Removes the styles of a release that another one has replaced, unless the area has a fragment beside the page. */
export function dropStyles(area: string, version: string): void {
  if (!retained.has(area)) for (const link of stylesBelow(`/r/${area}/${version}/`)) link.remove();
}
