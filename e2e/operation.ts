import type { Page, Response } from '@playwright/test';

/** Waits for the API's response to a GraphQL operation of a page. Call it before what sends the operation. */
export async function untilResponse(page: Page, operation: string): Promise<void> {
  await page.waitForResponse(
    async (response) =>
      response.url().endsWith('/graphql') &&
      (response.request().postData() ?? '').includes(operation) &&
      (await isResponse(response)),
  );
}

async function isResponse(response: Response): Promise<boolean> {
  try {
    // If the API does not know the operation by its hash, it is sent again, with its text.
    return !(await response.text()).includes('PersistedQueryNotFound');
  } catch {
    // The page that sent it has been left.
    return false;
  }
}
