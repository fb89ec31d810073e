import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Rules of axe that are switched off, each with the reason. Every other one, experimental or not, must pass. */
const switchedOff: Readonly<Record<string, string>> = {
  'color-contrast-enhanced': 'WCAG AAA: 7:1 is not the goal, 4.5:1 is',
  'identical-links-same-purpose': 'WCAG AAA: “Read more” may lead to several pages when its context distinguishes them',
  'meta-refresh-no-exceptions': 'WCAG AAA: meta-refresh holds',
};
const all = axe.getRules().map(({ ruleId }) => ruleId);
const unknown = Object.keys(switchedOff).filter((rule) => !all.includes(rule));
if (unknown.length > 0) throw new Error(`axe has no rule ${unknown.join(', ')}.`);
const everyRule = all.filter((rule) => !(rule in switchedOff));

/**
 * Rules that a colour scheme can affect: those about colours, not about which elements there are or how large they are.
 */
export const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Violations in a part of the page as it is now, and where. */
export async function findViolations(page: Page, part: string, rules = everyRule): Promise<string[]> {
  // Once per document: a page is checked in several widths and colours, and the script is large.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return await page.evaluate(
    async ({ part, values }) => {
      // Colours in the middle of a transition are not final.
      const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
      // The first cards of a long list represent the rest.
      const found = await window.axe.run(
        { include: [part], exclude: ['li:nth-child(n + 3) > article'] },
        { resultTypes: ['violations'], iframes: false, runOnly: { type: 'rule', values } },
      );
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
      );
    },
    { part, values: [...rules] },
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
