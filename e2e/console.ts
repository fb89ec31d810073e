import type { Page } from '@playwright/test';

/** Playwright's message for blocked service workers: only the journeys about them allow them. */
const blocked = 'Service Worker registration blocked by Playwright';

/** Collects problems of a page: errors and warnings of the console, uncaught errors. */
export function watchConsole(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.text() === blocked) return;
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  return problems;
}
