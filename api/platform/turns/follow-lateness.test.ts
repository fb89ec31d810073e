import { Lateness } from '@verandah/rate-limits';
import fastify from 'fastify';
import { followLateness } from './follow-lateness.ts';
import { Turns } from './turns.ts';

test('[REL-168] an API that is late states it in its responses, and does not once it is in time again', async () => {
  const [app, lateness] = [fastify(), new Lateness()];
  followLateness(app, lateness);
  app.get('/', async (_request, reply) => reply.send('here'));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  /** Milliseconds. */
  const stated = async (): Promise<number> => Number((await fetch(address)).headers.get('x-verandah-late') ?? 0);
  try {
    while ((await stated()) < 200) lateness.record('connections', 1000);
    while ((await stated()) >= 200);
  } finally {
    await app.close();
  }
});

test('[REL-168] a caller that waits for its own party shows no lateness', async () => {
  let waits = 0;
  const turns = new Turns({ most: 1, mostAtOnce: 1, mostWaiting: 9, longestWait: 60_000 }, () => waits++);
  const end = await turns.take({ party: 'a' });
  const [own, other] = [turns.take({ party: 'a' }), turns.take({ party: 'b' })];
  end();
  (await other)();
  (await own)();
  expect(waits).toBe(2);
});
