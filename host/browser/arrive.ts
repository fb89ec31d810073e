/** The element that a fragment ('#inspections') names; null for one that names none, or is malformed ('#100%'). */
function targetOf(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  if (name === '') return null;
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return document.getElementById(name); // malformed: browsers look for the text as it is
  }
}

/** Gives an element of an arriving page the focus, unless the visitor has opened a menu since leaving the one before. */
export function focusOnArrival(element: HTMLElement | null | undefined): void {
  if (!document.activeElement?.closest('header [open]')) element?.focus({ preventScroll: true });
}

/** Moves the visitor to the start of a new page: focuses the main heading and scrolls to the top or to the target. */
export function arriveAtPage(main: HTMLElement, hash: string): void {
  const target = targetOf(hash);
  const heading = target ?? main.querySelector<HTMLElement>('h1') ?? main;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  focusOnArrival(heading);
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}
