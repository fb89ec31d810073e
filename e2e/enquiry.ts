import { expect, type Page } from '@playwright/test';

/** Sends an enquiry by the form of a listing's page, which is shown; with script or without. */
export async function sendEnquiry(
  page: Page,
  { name, email, message }: { readonly name: string; readonly email: string; readonly message: string },
): Promise<void> {
  const form = page
    .locator('form[method="post"]')
    .filter({ has: page.getByLabel(/message/i) })
    .first();
  await form.getByLabel(/name/i).fill(name);
  await form.getByLabel(/e-?mail/i).fill(email);
  await form.getByLabel(/message/i).fill(message);
  await form.getByRole('checkbox', { name: /^Pass my details/ }).check();
  await form.getByRole('button', { name: /send|enquir/i }).click();
  await expect(page.getByRole('heading', { name: 'Your enquiry has been received' })).toBeVisible();
}
