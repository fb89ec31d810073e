import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentOf } from '../soak/feed.ts';
import type { Market } from './market.ts';

/** Listings of a document. */
const listings = 300;

/** Milliseconds of CPU time for a changed listing of a feed, with the jobs that follow while it is imported. */
export async function feedCost({ api, folder, cpu }: Market): Promise<{ serviceMs: number; databaseMs: number }> {
  const token = readFileSync(join(folder, 'ops-token'), 'utf8').trim();
  // The first document warms up the compiler; the second changes the listings of the first.
  await sendFeed(api.address, token, 0);
  const before = await cpu();
  await sendFeed(api.address, token, 1);
  const after = await cpu();
  return { serviceMs: (after.api - before.api) / listings, databaseMs: (after.server - before.server) / listings };
}

/**
 * Sends one document, and waits until its listings are imported.
 * @throws {Error} when it is rejected or fails
 */
async function sendFeed(api: string, token: string, turn: number): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const body = documentOf(
    new Map(Array.from({ length: listings }, (_, at) => [`bench-${at}`, `A home by the water, edition ${turn}`])),
    turn,
  );
  const taken = await fetch(`${api}/feeds/reaxml?source=bench-${turn}.xml`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/xml' },
    body,
  });
  const response = await taken.text();
  if (taken.status !== 202) throw new Error(`The feed got the response ${taken.status}: ${response.slice(0, 200)}`);
  const { status } = JSON.parse(response) as { readonly status: string };
  for (;;) {
    const report = (await (await fetch(api + status, { headers })).json()) as {
      readonly status: string;
      readonly problem: string | null;
    };
    if (report.status === 'failed') throw new Error(`The feed failed: ${report.problem ?? ''}`);
    if (report.status === 'done') return;
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
}
