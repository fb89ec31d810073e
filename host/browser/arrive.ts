/** Moves the visitor to the start of a new page: focuses the main heading and scrolls to the top or to the target. */
export function arrive(main: HTMLElement, hash: string): void {
  const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  const heading = target ?? main.querySelector<HTMLElement>('h1') ?? main;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}
