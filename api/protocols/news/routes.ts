import { internalTokenHeader } from '@verandah/release-registry';
import { sendProblem } from '../../platform/problems/public.ts';
import { sameSecret } from '../../platform/same-secret.ts';
import type { Routes } from '../../platform/service.ts';
import { tokenFile } from '../../platform/token-file.ts';

/** Milliseconds between two lines: a host that missed a notification looks then, and one without lines reconnects. */
const lineEvery = 30_000;
/** Those of a kind without a notification. */
const paces = { listening: 300_000, polling: lineEvery } as const;
/** Buffered bytes beyond which a slow reader is disconnected. */
const mostBuffered = 65_536;

/**
 * `GET /internal/news`, for the hosts of the site: a response that does not end, with a line for each notification
 * ('changes', 'registry', 'health'), 'look' every half a minute, or 'poll' while notifications do not arrive here.
 */
export const newsRoutes: Routes = (app, { channels, settings }) => {
  const token = tokenFile(settings.dataDir, 'internal-token');
  const readers = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const end of readers) end();
  });
  app.get('/internal/news', async (request, reply) => {
    if (!sameSecret(request.headers[internalTokenHeader], token))
      return sendProblem(reply, {
        status: 401,
        title: 'Not allowed',
        detail: 'The internal token is missing or wrong.',
      });
    const { raw } = reply.hijack();
    raw.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    const write = (line: string): void => {
      raw.write(`${channels.isListening ? line : 'poll'}\n`);
      if (raw.writableLength > mostBuffered) raw.destroy();
    };
    const following = (['changes', 'registry', 'health'] as const).map((channel) =>
      channels.follow(channel, async () => write(channel), paces),
    );
    const looks = setInterval(() => write('look'), lineEvery);
    const end = (): void => {
      clearInterval(looks);
      readers.delete(end);
      for (const each of following) void each.end();
      raw.end();
    };
    readers.add(end);
    raw.once('close', end);
    for (const each of following) each.look();
    return reply;
  });
};
