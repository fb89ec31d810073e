let leaving = false;

/** Whether the visitor has left the page: Firefox and WebKit then end its loads, which is not a failure. */
export const isLeaving = (): boolean => leaving;

/** Notices from now on that the page is left, and that its visitor has returned to it. */
export function followLeaving(target: Pick<Window, 'addEventListener'> = window): void {
  target.addEventListener('pagehide', () => {
    leaving = true;
  });
  target.addEventListener('pageshow', () => {
    leaving = false;
  });
}
