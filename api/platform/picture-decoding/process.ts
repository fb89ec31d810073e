import { setPriority, constants } from 'node:os';
import { BadPicture } from './picture-limits.ts';
import { draw } from './draw.ts';
import type { FromProcess, ToProcess } from './messages.ts';

// A process of the decoder: pictures of strangers are opened here and nowhere else. It holds no secret and no
// connection, ends itself when it passes its memory cap, and is ended from outside when it passes its time cap.

const cap = Number(process.argv[2]);
if (process.argv[3] === 'low') setPriority(constants.priority.PRIORITY_LOW);
const end = (): void => void process.kill(process.pid, 'SIGKILL');

// Native code decodes on threads of its own, so this runs meanwhile. An orderly exit would wait for them.
setInterval(() => {
  if (process.memoryUsage.rss() > cap) end();
}, 10);
// Who started it decides when it ends, also when a signal is sent to the whole group.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
process.once('disconnect', end);

const send = (answer: FromProcess): void => void process.send?.(answer);

process.on('message', (message: ToProcess) => {
  if (message === 'ping') return send('pong');
  const { id, work } = message;
  draw(work).then(
    (made) => send({ id, rss: process.memoryUsage.rss(), made }),
    (error: unknown) => {
      const rss = process.memoryUsage.rss();
      if (error instanceof BadPicture) send({ id, rss, bad: error.code, found: error.found });
      else send({ id, rss, failed: String(error) });
    },
  );
});
