import type { Page } from '@playwright/test';

/** Playwright's message for blocked service workers: only the journeys about them allow them. */
const blocked = 'Service Worker registration blocked by Playwright';

/**
 * Files of an area are loaded ahead for the page that may follow. Chromium warns of those that it has when it looks a
 * few seconds after the page's load, which depends on the machine.
 */
export const loadedAhead = /^The resource \S+\/r\/\S+ was preloaded using link preload but not used/;

/** Collects problems of a page: errors and warnings of the console, uncaught errors. */
export function watchConsole(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.text() === blocked || loadedAhead.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  return problems;
}
