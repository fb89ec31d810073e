/** Turns the styles of an area on or off. They stay loaded, so that coming back does not flash. */
export function setAreaStyles(area: string, on: boolean): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (new URL(link.href, window.location.href).pathname.startsWith(`/r/${area}/`)) link.media = on ? 'all' : 'not all';
  }
}
