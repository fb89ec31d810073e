import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What breaks a rule in a part of the page as it stands, and where. */
export async function violations(page: Page, part: string, rules?: string[]): Promise<string[]> {
  // One document, so nothing needs another page to be gathered in; of a long list the first cards stand for the rest.
  const axe = new AxeBuilder({ page }).setLegacyMode().include(part).exclude('li:nth-child(n + 3) > article')
    .options({ resultTypes: ['violations'], iframes: false, runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags } });
  const found = await axe.analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`));
}
