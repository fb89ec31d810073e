import { expect, type Page } from '@playwright/test';

/**
 * Waits until React has hydrated the shell and the area of a page that was just loaded: controls then work by script,
 * and what is only shown with script is there.
 */
export const untilHydrated = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const parts = ['header', '[id^="area-"] h1'].flatMap((part) => document.querySelector(part) ?? []);
        // React leaves this property on every element that it has taken over.
        const isHydrated = (element: Element) => Object.keys(element).some((name) => name.startsWith('__reactFiber$'));
        return document.querySelector('[data-ssr]') === null && parts.length > 0 && parts.every(isHydrated);
      }),
    )
    .toBe(true);
