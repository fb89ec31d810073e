import type { Page } from '@playwright/test';

/** Waits for the API's response to a GraphQL operation of a page. Call it before what sends the operation. */
export async function untilAnswered(page: Page, operation: string): Promise<void> {
  await page.waitForResponse(
    async (response) =>
      response.url().endsWith('/graphql') &&
      (response.request().postData() ?? '').includes(operation) &&
      // It is then sent again, with its text.
      !(await response.text()).includes('PersistedQueryNotFound'),
  );
}
