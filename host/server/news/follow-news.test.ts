import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { followNews, type News } from './follow-news.ts';

/** Milliseconds: a look that is made sooner was not polled. */
const never = 2 ** 30;
let open: ServerResponse[] = [];
let status = 200;
let succeeds = true;
const api = createServer((_request, reply) => {
  reply.writeHead(status).flushHeaders();
  if (status === 200) open.push(reply);
  else reply.end();
  api.emit('requested');
});
let address: string;
let news: News;
beforeAll(async () => {
  await once(api.listen(0, '127.0.0.1'), 'listening');
  address = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
beforeEach(() => {
  [open, status, succeeds] = [[], 200, true];
});
afterEach(() => {
  news.close();
  for (const each of open) each.end();
});
afterAll(() => new Promise((resolve) => api.close(resolve)));

/** Follows; `next` resolves at the next look of a kind. */
function follow(pollMs: number, note: (kind: string) => void = () => undefined) {
  let looked: (kind: string) => void = () => undefined;
  const look = (kind: string) => async () => {
    note(kind);
    looked(kind);
    return succeeds;
  };
  news = followNews({
    api: address,
    token: 'token',
    looks: { changes: look('changes'), registry: look('registry'), health: look('health') },
    log: { info: () => undefined },
    pollMs,
  });
  return (wanted: string): Promise<void> =>
    new Promise((resolve) => {
      looked = (kind) => kind === wanted && resolve();
    });
}
const say = (line: string): void => {
  for (const each of open) each.write(`${line}\n`);
};

test('[SHELL-97] what the API notifies of is looked at at once, and nothing else is', async () => {
  const next = follow(never);
  await once(api, 'requested');
  for (const [line, ...kinds] of [
    ['changes', 'changes'],
    ['registry', 'registry', 'health'],
    ['health', 'health'],
    ['look', 'changes', 'registry'],
  ] as const)
    for (const kind of kinds) {
      const looked = next(kind);
      say(line);
      await looked;
      expect(news.isListening).toBe(true);
    }
});

test('[SHELL-97] the health monitor is not woken by the looks that are only in case a notification got lost', async () => {
  const kinds: string[] = [];
  const next = follow(never, (kind) => kinds.push(kind));
  await once(api, 'requested');
  say('look');
  const looked = next('registry');
  say('look');
  await looked;
  expect(kinds).not.toContain('health');
});

test('[SHELL-97] a look that fails is repeated, without another notification', async () => {
  const next = follow(20);
  await once(api, 'requested');
  succeeds = false;
  say('changes');
  for (let time = 0; time < 3; time += 1) await next('changes');
});

test('[SHELL-97] a host whose connection is lost, or whose API hears nothing itself, polls until that has changed', async () => {
  const next = follow(20);
  await once(api, 'requested');
  let looked = next('registry');
  await looked;
  looked = next('changes');
  say('changes');
  await looked;
  expect(news.isListening).toBe(true);
  const lost = news.untilDeaf(AbortSignal.any([]));
  looked = next('registry');
  say('poll');
  await looked;
  expect(news.isListening).toBe(false);
  await lost;
  await news.untilDeaf(AbortSignal.any([]));
  looked = next('changes');
  say('changes');
  await looked;
  const again = once(api, 'requested');
  looked = next('registry');
  for (const each of open.splice(0)) each.destroy();
  await looked;
  expect(news.isListening).toBe(false);
  await again;
  looked = next('registry');
  say('registry');
  await looked;
});

test('[SHELL-97] a host polls an API of an earlier release, which has no news', async () => {
  status = 404;
  const next = follow(20);
  await once(api, 'requested');
  for (const kind of ['changes', 'registry', 'changes']) await next(kind);
  expect(news.isListening).toBe(false);
});
