import type { Page } from '@playwright/test';
import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What breaks a rule in a part of the page as it stands, and where. */
export async function violations(page: Page, part: string, rules?: string[]): Promise<string[]> {
  // Once per document: a page is looked at in several widths and colours, and the script is large.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return await page.evaluate(
    async ({ part, runOnly }) => {
      // Of a long list the first cards stand for the rest.
      const found = await window.axe.run(
        { include: [part], exclude: ['li:nth-child(n + 3) > article'] },
        { resultTypes: ['violations'], iframes: false, runOnly },
      );
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
      );
    },
    { part, runOnly: rules ? { type: 'rule' as const, values: rules } : { type: 'tag' as const, values: tags } },
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
