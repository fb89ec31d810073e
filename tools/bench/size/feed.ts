import { documentOf } from '../soak/feed.ts';

/**
 * Sends one document with a number of listings, and waits until they are imported.
 * @returns seconds of the import
 * @throws {Error} when it is rejected or fails
 */
export async function sendFeed(api: string, token: string, listings: number, turn: number): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const body = documentOf(
    new Map(Array.from({ length: listings }, (_, at) => [`size-${at}`, `A home by the water, edition ${turn}`])),
    turn,
  );
  const start = performance.now();
  const taken = await fetch(`${api}/feeds/reaxml?source=size-${turn}.xml`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/xml' },
    body,
  });
  const answer = await taken.text();
  if (taken.status !== 202) throw new Error(`The feed was answered with ${taken.status}: ${answer.slice(0, 200)}`);
  const { status } = JSON.parse(answer) as { readonly status: string };
  for (;;) {
    const report = (await (await fetch(api + status, { headers })).json()) as {
      readonly status: string;
      readonly problem: string | null;
    };
    if (report.status === 'failed') throw new Error(`The feed failed: ${report.problem ?? ''}`);
    if (report.status === 'done') return (performance.now() - start) / 1000;
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
}
