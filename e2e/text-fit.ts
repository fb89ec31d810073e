import type { Page } from '@playwright/test';

/** The smallest width of a control, in CSS pixels (WCAG 2.5.8). */
const leastWidth = 24;

/**
 * What does not fit on a page: sideways scrolling, controls that are too narrow, texts of controls that are cut off.
 * Empty if everything fits.
 */
export const textMisfits = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(
        element.getAttribute('aria-label') ??
        element.textContent ??
        ''
      )
        .trim()
        .slice(0, 40)}”`;
    /** Scrolls sideways by itself, or is cut off by design: what is in it is not part of the page's width. */
    const clipped = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible') return true;
      return false;
    };
    if (scrollWidth > clientWidth) {
      const wide = [...document.body.querySelectorAll('*')].filter(
        (element) =>
          element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 1 && !clipped(element),
      );
      found.push(`scrolls sideways by ${scrollWidth - clientWidth} px: ${wide.slice(0, 4).map(nameOf).join(', ')}`);
    }
    /** Only for screen readers, or a field that is drawn by its label. */
    const unseen = (element: Element): boolean => {
      const { clipPath, opacity, position } = getComputedStyle(element);
      return clipPath !== 'none' || (opacity === '0' && position === 'absolute');
    };
    const hiddenIn = (element: Element, control: Element): boolean =>
      unseen(element) ||
      /hidden|clip/.test(getComputedStyle(element).overflowX) ||
      (element !== control && element.parentElement !== null && hiddenIn(element.parentElement, control));
    /** A name that is dropped as a whole where there is no room for it is not cut off. */
    const showsText = (element: Element): boolean => {
      const { bottom } = element.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].some(
        (each) => each.top < bottom - 1 && each.right > element.getBoundingClientRect().right + 1,
      );
    };
    for (const control of document.querySelectorAll('a[href], button, input:not([type=hidden]), select, summary')) {
      if (!control.checkVisibility({ visibilityProperty: true }) || unseen(control)) continue;
      const box = control.getBoundingClientRect();
      const style = getComputedStyle(control);
      const isBox = control.matches('input[type=checkbox], input[type=radio]');
      // A link in a text is as wide as its words.
      if (style.display !== 'inline' && !isBox && box.width < least && box.height > 0)
        found.push(`${Math.round(box.width)} px wide: ${nameOf(control)}`);
      if (control.matches('input, select')) continue;
      for (const part of [control, ...control.querySelectorAll('*')]) {
        if (part.closest('svg') || unseen(part) || !part.checkVisibility()) continue;
        const { overflowX, display } = getComputedStyle(part);
        if (display === 'inline' || !/hidden|clip/.test(overflowX) || !part.textContent?.trim()) continue;
        if (getComputedStyle(part).position === 'absolute') continue;
        if (part.scrollWidth > part.clientWidth + 1 && showsText(part)) found.push(`cut off: ${nameOf(part)}`);
      }
      // Words that stick out of their button, or out of the window.
      if (style.display === 'inline' || clipped(control)) continue;
      const words = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      let right = 0;
      while (words.nextNode()) {
        const { parentElement: parent, textContent } = words.currentNode;
        if (!parent || !textContent?.trim() || !parent.checkVisibility() || hiddenIn(parent, control)) continue;
        // A number on the corner of an icon.
        if (getComputedStyle(parent).position === 'absolute') continue;
        const range = document.createRange();
        range.selectNodeContents(words.currentNode);
        right = Math.max(right, ...[...range.getClientRects()].map((each) => each.right));
      }
      if (right > clientWidth + 1) found.push(`beyond the window: ${nameOf(control)}`);
      else if (right > box.right + 1)
        found.push(`sticks out by ${Math.round(right - box.right)} px: ${nameOf(control)}`);
    }
    return [...new Set(found)];
  }, leastWidth);
