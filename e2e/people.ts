import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type APIRequestContext, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { dataFolder, site } from './site.ts';

/** Of every sample account. */
export const passwordOfSample = 'magpie-lantern-tram-37';
export type Account = 'member' | 'agent' | 'admin';
export const emailOf = (account: Account): string => `${account}@verandah.example`;

/** Fills in the sign-in page and waits until the visitor is back on the requested page. */
export async function fillSignIn(page: Page, account: Account): Promise<void> {
  // The page that led here may still be shown, with fields of its own.
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Email or username').fill(emailOf(account));
  await page.getByLabel('Password', { exact: true }).fill(passwordOfSample);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/sign-in/);
}

/** Signs in as a browser without script would; the cookies are in the request context. */
export async function signInWithoutPage(request: APIRequestContext, account: Account): Promise<void> {
  const response = await request.post('/sign-in', {
    form: { account: emailOf(account), password: passwordOfSample },
    headers: { origin: site },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
}

/** Headers of visitors on a network of their own, which limits count by itself. */
export const fromNetwork = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });

/** A person of their own browser, signed in. */
export async function signUpPerson(
  browser: Browser,
  account: Account,
): Promise<{ readonly page: Page; readonly context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: site });
  const page = await context.newPage();
  await page.goto('/sign-in');
  await fillSignIn(page, account);
  await expect(page.getByRole('banner').getByLabel(/your pages$/)).toBeAttached();
  return { page, context };
}

/** The mails that the site has written to an address, the newest last. */
export function mailsTo(email: string): string[] {
  const outbox = join(dataFolder, 'outbox');
  const read = (): string[] => {
    try {
      return readdirSync(outbox).toSorted();
    } catch {
      return [];
    }
  };
  return read()
    .map((name) =>
      readFileSync(join(outbox, name), 'utf8')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    )
    .filter((text) => text.includes(email));
}
