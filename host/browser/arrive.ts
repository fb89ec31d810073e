/**
 * Puts a visitor who came to a new page at its beginning: focus on the main heading, the view at the top or at the
 * target.
 */
export function arrive(main: HTMLElement, hash: string): void {
  const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  const heading = target ?? main.querySelector<HTMLElement>('h1') ?? main;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}
