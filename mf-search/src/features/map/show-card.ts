/** Scrolls a listing's card into view if it is in the list beside the map. */
export function showCard(listing: string): void {
  const heading = document.querySelector(`#results #listing-${CSS.escape(listing)}`);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading?.closest('article')?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
}
