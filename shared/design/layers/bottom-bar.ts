/** Part of the window's height in which bars are looked for. */
const share = 0.3;
const step = 8;

/**
 * Height in CSS pixels that the page's bar at the bottom of the window takes: a fixed or sticky element of any area, a
 * notice, or what has `data-bottom-bar`. 0 without any.
 * @param own is no such bar: the message that is placed above it
 */
export function bottomBarHeight(own?: Element): number {
  const { innerWidth, innerHeight } = window;
  let height = 0;
  for (let y = innerHeight - 1; y > innerHeight * (1 - share); y -= step) {
    for (const element of document.elementsFromPoint(innerWidth / 2, y)) {
      const bar = pinnedParent(element);
      if (bar === null || bar === own) continue;
      const { top, height: taken } = bar.getBoundingClientRect();
      // Taller ones are panels, like a map beside the list.
      if (taken <= innerHeight * share) height = Math.max(height, innerHeight - top);
    }
  }
  return Math.ceil(height);
}

/** The element or its closest ancestor that stays when the page is scrolled. */
function pinnedParent(element: Element): Element | null {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { position, bottom } = getComputedStyle(at);
    // One that sticks to the upper edge only is scrolled away from here.
    const sticks = position === 'sticky' && !['', 'auto'].includes(bottom);
    if (at.hasAttribute('data-bottom-bar') || position === 'fixed' || sticks) return at;
  }
  return null;
}
