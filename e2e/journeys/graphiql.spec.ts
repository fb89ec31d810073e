import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '../test.ts';
import { rulesOfColour, findViolations } from '../axe.ts';
import { signInWithoutPage } from '../people.ts';
import { site } from '../site.ts';

const run = (page: Page) => page.getByRole('button', { name: /^Execute query/ });
const received = (page: Page) => page.getByRole('region', { name: 'Result Window' });

/** Runs the query until the result has a text: GraphiQL learns a moment after an edit which operations there are. */
const runUntil = (page: Page, text: string, press = () => run(page).click()): Promise<void> =>
  expect(async () => {
    await press();
    await expect(received(page)).toContainText(text, { timeout: 2000 });
  }).toPass();

/** Replaces the text of the query editor. */
async function write(page: Page, query: string): Promise<void> {
  await page.getByRole('region', { name: 'Query Editor' }).locator('.CodeMirror').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(query);
}

test('[GQL-53] from the developers’ page a visitor opens GraphiQL, runs a query and reads the result', async ({
  page,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site) && !request.url().startsWith('data:')) outside.push(request.url());
  });
  await page.goto('/developers');
  await page.getByRole('link', { name: 'GraphiQL', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'GraphiQL' })).toBeVisible();
  expect(await page.evaluate(() => window.origin)).toBe('null');
  await run(page).click();
  await expect(received(page)).toContainText('richmond-vic-3121');
  // By keyboard alone, a query of one's own.
  await write(page, '{ listing(id: "1") { __typename } }');
  await runUntil(page, '"listing"', () => page.keyboard.press('Control+Enter'));
  await write(page, '{ nothing }');
  await runUntil(page, 'Cannot query field', () => page.keyboard.press('Control+Enter'));
  expect(outside).toEqual([]);
});

test('[GQL-53] a signed-in member is a visitor there, and themselves with an access token', async ({ page }) => {
  await signInWithoutPage(page.request, 'member');
  const session = (await (await page.request.get('/auth/session')).json()) as { member: { id: number } };
  const made = await page.request.post(`/rest/member/${session.member.id}/access-tokens`, {
    headers: { origin: site },
    data: { name: `GraphiQL ${Date.now()}`, scopes: ['saved:read', 'saved:write'], days: 7 },
  });
  expect(made.status()).toBe(201);
  const { token, id } = (await made.json()) as { readonly token: string; readonly id: number };
  await page.goto('/developers/graphiql');
  await write(page, '{ alerts { unseenListingCount } }');
  await runUntil(page, 'SIGNED_OUT');
  await page.getByLabel('Access token').fill(token);
  await runUntil(page, '"unseenListingCount": ');
  await write(page, 'mutation { follow(kind: agent, targetId: "1") { isFollowing } }');
  await runUntil(page, '"isFollowing": true');
  await write(page, 'mutation { unfollow(kind: agent, targetId: "1") { isFollowing } }');
  await runUntil(page, '"isFollowing": false');
  await page.request.delete(`/rest/member/${session.member.id}/access-tokens/${id}`, { headers: { origin: site } });
});

test('[GQL-53] on a phone the editors are below each other, light and dark, and nothing scrolls sideways @phone', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/developers/graphiql');
    await run(page).click();
    await expect(received(page)).toContainText('richmond-vic-3121');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const [query, result] = await Promise.all([
      page.getByRole('region', { name: 'Query Editor' }).boundingBox(),
      received(page).boundingBox(),
    ]);
    expect(query?.width).toBeGreaterThan(250);
    expect(result?.y).toBeGreaterThan((query?.y ?? 0) + (query?.height ?? 0));
    expect(await findViolations(page, 'header', rulesOfColour)).toEqual([]);
  }
});

test('[GQL-53] when the schema can’t be loaded, a link to it and to the guide stays', async ({ page }) => {
  await page.route('**/graphql/schema.graphql', (route) => route.abort());
  await page.goto('/developers/graphiql');
  await expect(page.getByText('We couldn’t load the schema.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'the schema as text (SDL)' })).toHaveAttribute(
    'href',
    '/graphql/schema.graphql',
  );
});

test('[SEC-57] a page of another site that sends the member’s cookies gets nothing of theirs', async ({ page }) => {
  await signInWithoutPage(page.request, 'member');
  // Another port is another origin of the same site: browsers send even strict cookies from there.
  const evil = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<h1>Evil</h1>'),
  );
  await new Promise<void>((resolve) => evil.listen(0, 'localhost', resolve));
  await page.goto(`http://localhost:${(evil.address() as AddressInfo).port}/`);
  const found = await page.evaluate(async (address) => {
    const call = async (path: string, init: RequestInit): Promise<string> => {
      try {
        const response = await fetch(address + path, init);
        return `${response.status} ${await response.text()}`;
      } catch {
        return 'blocked';
      }
    };
    const post = (credentials: RequestCredentials, type: string, query: string, mode: RequestMode = 'cors') =>
      call('/graphql', {
        method: 'POST',
        mode,
        credentials,
        headers: { 'content-type': type },
        body: JSON.stringify({ query }),
      });
    const own = '{ member { id } }';
    const writes = 'mutation { follow(kind: agent, targetId: "2") { isFollowing } }';
    return {
      included: await post('include', 'application/json', own),
      omitted: await post('omit', 'application/json', own),
      written: await post('omit', 'application/json', writes),
      plain: await post('include', 'text/plain', writes),
      quiet: await post('include', 'text/plain', writes, 'no-cors'),
      byAddress: await call(`/graphql?query=${encodeURIComponent(own)}`, { credentials: 'include' }),
      rest: await call('/rest/auth/signout', { method: 'POST', credentials: 'include' }),
      session: await call('/auth/session', { credentials: 'include' }),
    };
  }, site);
  expect(found).toMatchObject({
    included: 'blocked',
    omitted: '200 {"data":{"member":null}}',
    written: expect.stringContaining('a mutation needs an access token'),
    // The refusal itself is not readable either: the request had cookies.
    plain: 'blocked',
    byAddress: 'blocked',
    rest: 'blocked',
    session: 'blocked',
  });
  evil.close();
  // Still signed in.
  const { data } = (await (
    await page.request.post('/graphql', { headers: { origin: site }, data: { query: '{ member { id } }' } })
  ).json()) as { readonly data: { readonly member: { readonly id: string } | null } };
  expect(data.member?.id).toMatch(/^\d+$/);
});
