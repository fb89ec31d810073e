/** Selects what is not of the area that is leaving, which is hidden until it is taken apart. */
const shownArea = '[data-area]:not([hidden])';

/** The main heading of the page that is shown. */
export const shownHeading = (): HTMLElement | null => document.querySelector(`${shownArea} h1`);

/** The element that a fragment ('#inspections') names. */
function targetOf(hash: string): HTMLElement | null {
  let id = hash;
  try {
    id = decodeURIComponent(id);
  } catch {
    // malformed ('#100%'): browsers look for the text as it is
  }
  return document.querySelector(`${shownArea} [id=${JSON.stringify(id.slice(1))}]`);
}

/** Gives an element of an arriving page the focus, unless the visitor has opened a menu since leaving the one before. */
export function focusOnArrival(element: HTMLElement | null | undefined): void {
  if (!document.activeElement?.closest('header [open]')) element?.focus({ preventScroll: true });
}

/** Moves the visitor to the start of a new page: focuses the main heading and scrolls to the top or to the target. */
export function arriveAtPage(main: HTMLElement, hash: string): void {
  const target = targetOf(hash);
  const heading = target ?? shownHeading() ?? main;
  if (heading.tabIndex < 0) heading.tabIndex = -1;
  focusOnArrival(heading);
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}
