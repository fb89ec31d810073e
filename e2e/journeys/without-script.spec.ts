import { expect, test } from '../test.ts';

test.use({ javaScriptEnabled: false });

test('[SHELL-01, SHELL-18] home, results and a listing are complete pages without script', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /skip to/i })).toBeAttached();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Buy', exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.goto('/for-sale/richmond-vic-3121/real-estate');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Richmond VIC 3121');
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  const address = await card.getByRole('heading').innerText();

  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/property\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(address.split(/[\n,]/)[0] as string);
  await expect(page.getByRole('heading', { name: /^Ask about/ })).toBeVisible();
});

test('[LIST-04, LIST-15] an enquiry without script is validated beside its fields, then stored and acknowledged', async ({
  page,
}) => {
  await page.goto('/for-sale/richmond-vic-3121/real-estate');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  const form = page.locator('form[method="post"]');
  await form.getByLabel(/name/i).fill('Ada Visitor');
  await form.getByLabel(/e-?mail/i).fill('not an address');
  await form.getByLabel(/message/i).fill('Is the verandah original?');
  await form.getByRole('button', { name: /send|enquir/i }).click();
  await expect(form.getByLabel(/e-?mail/i)).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel(/name/i)).toHaveValue('Ada Visitor');

  await form.getByLabel(/e-?mail/i).fill('ada@visitor.example');
  await form.getByRole('checkbox', { name: /^Pass my details on/ }).check();
  await form.getByRole('button', { name: /send|enquir/i }).click();
  await expect(page.getByRole('heading', { name: 'Your enquiry has been received' })).toBeVisible();
  expect(new URL(page.url()).search).toContain('enquired');
});
