import { accessMinutes, signedIn } from '../../platform/identity/public.ts';
import type { Routes } from '../../platform/service.ts';

/** Milliseconds between signs of life: shorter than proxies wait. */
const heartbeat = 20_000;
/** Buffered bytes beyond which a slow reader is disconnected; it then reconnects. */
const mostBuffered = 65_536;

/**
 * `GET /events`: the member's events, as server-sent events (`data` is JSON with a `kind`). After a lost connection
 * the browser says by `Last-Event-ID` what it had. A stream ends with the access token that opened it; the next one
 * needs a new token.
 */
export const pushRoutes: Routes = (app, { pushes }) => {
  app.addHook('preClose', () => pushes.stop());
  app.get('/events', async (request, reply) => {
    const { memberId } = signedIn(request.viewer);
    const last = /^\d{1,15}$/.exec(String(request.headers['last-event-id'] ?? ''))?.[0];
    const { raw } = reply;
    const begin = (): void => {
      if (raw.headersSent) return;
      reply.hijack();
      raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-request-id': request.id,
      });
      raw.write('retry: 3000\n\n');
    };
    const end = (): void => {
      raw.end();
    };
    const close = await pushes.open(
      {
        memberId,
        end,
        send({ id, event }) {
          begin();
          raw.write(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`);
          if (raw.writableLength > mostBuffered) raw.destroy();
        },
      },
      last === undefined ? undefined : Number(last),
    );
    begin();
    const beat = setInterval(() => raw.write(': still here\n\n'), heartbeat);
    const longest = setTimeout(end, accessMinutes * 60_000);
    const done = (): void => {
      clearInterval(beat);
      clearTimeout(longest);
      close();
    };
    if (raw.destroyed || raw.writableEnded) done();
    else raw.on('close', done);
  });
};
