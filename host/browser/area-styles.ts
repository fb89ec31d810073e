/** Areas with a fragment beside the page: their styles stay. */
const kept = new Set<string>();

/** Turns the styles of an area on or off. They stay loaded, so that coming back does not flash. */
export function setAreaStyles(area: string, on: boolean): void {
  if (kept.has(area) && !on) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (new URL(link.href, window.location.href).pathname.startsWith(`/r/${area}/`)) link.media = on ? 'all' : 'not all';
  }
}

/** The styles of an area stay from now on, also while its pages are not shown. */
export function keepAreaStyles(area: string): void {
  kept.add(area);
  setAreaStyles(area, true);
}
