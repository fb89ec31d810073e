import { createHash, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '../test.ts';
import { findViolations } from '../axe.ts';
import { watchConsole } from '../console.ts';
import { fillSignIn, signInWithoutPage } from '../people.ts';
import { site } from '../site.ts';

const verifier = randomBytes(32).toString('base64url');
const challenge = createHash('sha256').update(verifier).digest('base64url');

/** An application on the member's own machine: a page that exchanges its code itself and reads the member's alerts. */
const application = (clientId: string): string => `<!doctype html><title>Home Planner</title><h1>Home Planner</h1>
<a id="connect">Connect to Verandah</a> <p id="outcome"></p>
<script type="module">
  const site = ${JSON.stringify(site)};
  const own = location.origin + '/callback';
  const metadata = await (await fetch(site + '/.well-known/oauth-authorization-server')).json();
  document.getElementById('connect').href = metadata.authorization_endpoint + '?' + new URLSearchParams({
    client_id: ${JSON.stringify(clientId)}, response_type: 'code', redirect_uri: own, scope: 'saved:read',
    state: 'a-state', code_challenge: ${JSON.stringify(challenge)}, code_challenge_method: 'S256' });
  const returned = new URLSearchParams(location.search);
  const show = (text) => { document.getElementById('outcome').textContent = text; };
  if (returned.has('error')) show('Declined: ' + returned.get('error'));
  if (returned.has('code') && returned.get('state') === 'a-state' && returned.get('iss') === metadata.issuer) {
    const tokens = await (await fetch(metadata.token_endpoint, { method: 'POST', body: new URLSearchParams({
      grant_type: 'authorization_code', client_id: ${JSON.stringify(clientId)}, code: returned.get('code'),
      redirect_uri: own, code_verifier: ${JSON.stringify(verifier)} }) })).json();
    const graph = await fetch(site + '/graphql', { method: 'POST',
      headers: { authorization: 'Bearer ' + tokens.access_token, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ alerts { joinedCount } }' }) });
    document.body.dataset.token = tokens.access_token;
    show('Connected: ' + await graph.text());
  }
</script>`;

let server: Server;
let address = '';
let clientId = 'none';
test.beforeAll(async () => {
  server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(application(clientId)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
test.afterAll(() => void server.close());

const part = (page: Page, name: string) => page.getByRole('region', { name });
const outcome = (page: Page) => page.locator('#outcome');

/** Presses a button in an application's row. */
const press = (page: Page, list: string, name: string, button: RegExp): Promise<void> =>
  part(page, list).getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: button }).click();

/** Registers the application on the account page, after signing in. */
async function register(page: Page, name: string): Promise<void> {
  const form = part(page, 'Your applications');
  await form.getByText('Register an application', { exact: true }).click();
  await form.getByLabel('Name, as members see it').fill(name);
  await form.getByLabel('Redirect addresses').fill('http://127.0.0.1/callback');
  await form.getByLabel('Read your alerts and what you follow').check();
  await form.getByRole('button', { name: 'Register application' }).click();
  const row = form.getByRole('listitem').filter({ hasText: name });
  clientId = (await row.locator('code').textContent()) ?? '';
}

test('[SEC-100] an application on the member’s own machine is registered, connected, used and disconnected', async ({
  page,
}) => {
  const name = `Planner ${Date.now().toString(36)}`;
  const problems = watchConsole(page);
  await page.goto('/sign-in?return=/account');
  await fillSignIn(page, 'member');
  await register(page, name);
  // Another visit: the application sends a visitor who is not signed in.
  await page.context().clearCookies();
  await page.goto(address);
  await page.getByRole('link', { name: 'Connect to Verandah' }).click();
  await fillSignIn(page, 'member');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Connect ${name}?`);
  await expect(page.getByRole('main')).toContainText('Read your alerts and what you follow');
  expect(await findViolations(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Don’t allow' }).click();
  await expect(outcome(page)).toHaveText('Declined: access_denied');
  await page.getByRole('link', { name: 'Connect to Verandah' }).click();
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(outcome(page)).toHaveText('Connected: {"data":{"alerts":{"joinedCount":0}}}');
  const token = await page.evaluate(() => document.body.dataset['token'] ?? '');
  await page.goto('/account');
  await press(page, 'Connected applications', name, /^Disconnect/);
  await expect(part(page, 'Connected applications').getByText(name)).toHaveCount(0);
  const after = await page.request.get('/rest/listing/1', { headers: { authorization: `Bearer ${token}` } });
  expect(after.status()).toBe(401);
  await press(page, 'Your applications', name, /^Remove/);
  await expect(part(page, 'Your applications').getByText(name)).toHaveCount(0);
  await page.goto(address);
  await page.getByRole('link', { name: 'Connect to Verandah' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This application can’t be connected');
  await expect(page.getByText('invalid_client')).toBeVisible();
  expect(problems).toEqual([]);
});

test('[SEC-104] without script the member allows it by a form and a link; no other site shows the page in a frame', async ({
  browser,
  page,
}) => {
  const name = `Frame ${Date.now().toString(36)}`;
  await page.goto('/sign-in?return=/account');
  await fillSignIn(page, 'member');
  await register(page, name);
  await page.goto(address);
  const link = (await page.getByRole('link', { name: 'Connect to Verandah' }).getAttribute('href')) ?? '';
  const plain = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const still = await plain.newPage();
  await signInWithoutPage(still.request, 'member');
  await still.goto(link);
  await still.getByRole('button', { name: 'Allow', exact: true }).click();
  await still.getByRole('link', { name: 'Continue' }).click();
  await expect(still).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/callback\?code=[\w-]+&state=a-state&iss=/);
  await plain.close();
  // A page of another site puts the page of consent in a frame.
  await page.goto(address);
  await page.evaluate((to) => {
    const frame = document.createElement('iframe');
    frame.src = to;
    document.body.append(frame);
  }, link);
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  await page.goto('/account');
  await press(page, 'Your applications', name, /^Remove/);
  await expect(part(page, 'Your applications').getByText(name)).toHaveCount(0);
});
