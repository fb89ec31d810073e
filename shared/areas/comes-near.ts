/** How far below the window a part of the page may lie when its script is fetched. */
const margin = '400px';

/** Ends when what a selector names comes near the window; at once when nothing of it is on the page or the browser can't tell. */
export function comesNear(selector: string): Promise<void> {
  const element = typeof IntersectionObserver === 'undefined' ? null : document.querySelector(selector);
  return !element ? Promise.resolve() : new Promise((done) => {
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      done();
    }, { rootMargin: margin });
    seen.observe(element);
  });
}
