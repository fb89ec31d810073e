import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { root, site } from './site.ts';

/** HTML that a visitor gets instead of an area's page. */
export interface StandInPage {
  readonly name: string;
  readonly html: string;
}

/** Pages in place of others: refusals, other rooms of the site, the page of maintenance. */
export async function standInPages(request: APIRequestContext): Promise<readonly StandInPage[]> {
  const refused = await request.post('/', { headers: { origin: 'https://elsewhere.example' }, form: { a: 'b' } });
  const unreadable = await request.post('/', {
    headers: { origin: site, 'content-type': 'application/json' },
    data: '{}',
  });
  const cutShort = await request.get('/mail/unsubscribe/cut-short');
  const console = await request.get('/ops');
  const found = { refused, unreadable, cutShort, console };
  const statuses = Object.fromEntries(Object.entries(found).map(([name, response]) => [name, response.status()]));
  const expected = { refused: 403, unreadable: 415, cutShort: 404, console: 200 };
  if (JSON.stringify(statuses) !== JSON.stringify(expected))
    throw new Error(`Expected ${JSON.stringify(expected)}, found ${JSON.stringify(statuses)}.`);
  const { maintenancePage } = (await import(join(root, 'host/maintenance-page.ts'))) as { maintenancePage: string };
  return [
    ...(await Promise.all(
      Object.entries(found).map(async ([name, response]) => ({ name, html: await response.text() })),
    )),
    { name: 'maintenance', html: maintenancePage },
  ];
}
