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

/**
 * Whether the visitor has turned to something around the page, such as a menu, since a navigation began.
 *
 * @param focused what had the focus then
 */
export function hasMovedOn(main: HTMLElement, focused: Element | null): boolean {
  const now = document.activeElement;
  return now !== null && now !== document.body && now !== focused && !main.contains(now);
}

/**
 * Moves the visitor to the start of a new page: focuses the main heading and scrolls to the top or to the target.
 *
 * @param takesFocus false when something else is to stay focused
 */
export function arriveAtPage(main: HTMLElement, hash: string, takesFocus = true): void {
  const target = targetOf(hash);
  const heading = target ?? main.querySelector<HTMLElement>('h1') ?? main;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  if (takesFocus) heading.focus({ preventScroll: true });
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}
