import type { Page } from '@playwright/test';

/** Widths in CSS pixels of a screen's edges that a notch, rounded corners or a home bar take. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** An iPhone with a notch. */
export const phoneInsets = {
  upright: { top: 47, right: 0, bottom: 34, left: 0 },
  'on its side': { top: 0, right: 47, bottom: 21, left: 47 },
} as const satisfies Readonly<Record<string, Insets>>;

/** Gives the page's screen insets: the values of `env(safe-area-inset-…)`. */
export async function setInsets(page: Page, insets: Insets): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // Newer than the types of Playwright.
  const send = session.send.bind(session) as unknown as (method: string, options: object) => Promise<unknown>;
  await send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/**
 * Texts and controls of a page that reach into the insets at its sides, and those of its bars at the upper and the
 * lower edge. What scrolls by itself may: it can be moved.
 */
export const inInsets = (page: Page, insets: Insets): Promise<string[]> =>
  page.evaluate(async ({ top, right, bottom, left }) => {
    // A drawer that is still sliding in has not reached its place.
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const { clientWidth } = document.documentElement;
    const scrolls = (element: Element): boolean => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
        if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth) return true;
      return false;
    };
    /** It stays at an edge of the window, and can't be scrolled from under the inset. */
    const pinned = (element: Element): boolean => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { position, overflowY } = getComputedStyle(box);
        if (/auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight && box !== document.body) return false;
        const { top: from, bottom: to } = box.getBoundingClientRect();
        if (/fixed|sticky/.test(position)) return from <= 0 || to >= innerHeight;
      }
      return false;
    };
    const found: string[] = [];
    const check = (box: DOMRect, element: Element, name: string) => {
      if (box.width === 0 || box.height === 0 || box.right < 0 || box.left > clientWidth) return;
      const { clipPath, opacity } = getComputedStyle(element);
      if (clipPath !== 'none' || opacity === '0' || !element.checkVisibility({ visibilityProperty: true })) return;
      const beside = box.left < left - 1 || box.right > clientWidth - right + 1;
      const seen = box.bottom > 0 && box.top < innerHeight;
      const under = seen && pinned(element) && (box.top < top - 1 || box.bottom > innerHeight - bottom + 1);
      if ((beside && !scrolls(element)) || under)
        found.push(`${name} ${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')}`);
    };
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const { parentElement: parent, textContent } = words.currentNode;
      if (!parent || !textContent?.trim() || parent.closest('script, svg')) continue;
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      for (const box of range.getClientRects()) check(box, parent, `“${textContent.trim().slice(0, 40)}”`);
    }
    for (const control of document.querySelectorAll('button, input:not([type=hidden]), textarea, summary'))
      check(control.getBoundingClientRect(), control, `${control.tagName.toLowerCase()} ${control.ariaLabel ?? ''}`);
    return [...new Set(found)];
  }, insets);
