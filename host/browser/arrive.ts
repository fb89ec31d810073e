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

/** Moves the visitor to the start of a new page: focuses the main heading and scrolls to the top or to the target. */
export function arriveAtPage(main: HTMLElement, hash: string): void {
  const target = targetOf(hash);
  const heading = target ?? main.querySelector<HTMLElement>('h1') ?? main;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}
