import { setPriority, constants } from 'node:os';
import { BadPicture } from './picture-limits.ts';
import { makePicture } from './draw.ts';
import type { FromProcess, ToProcess } from './messages.ts';

// A process of the decoder: pictures of strangers are opened here and nowhere else. It holds no secret and no
// connection, ends itself when it passes its memory cap, and is ended from outside when it passes its time cap.

const cap = Number(process.argv[2]);
if (process.argv[3] === 'low') setPriority(constants.priority.PRIORITY_LOW);
const endProcess = (): void => void process.kill(process.pid, 'SIGKILL');

// Native code decodes on threads of its own, so this runs meanwhile. An orderly exit would wait for them.
setInterval(() => {
  if (process.memoryUsage.rss() > cap) endProcess();
}, 10);
// Who started it decides when it ends, also when a signal is sent to the whole group.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
process.once('disconnect', endProcess);

const sendMessage = (response: FromProcess): void => void process.send?.(response);

process.on('message', (message: ToProcess) => {
  if (message === 'ping') return sendMessage('pong');
  const { id, work } = message;
  makePicture(work).then(
    (made) => sendMessage({ id, rss: process.memoryUsage.rss(), made }),
    (error: unknown) => {
      const rss = process.memoryUsage.rss();
      if (error instanceof BadPicture) sendMessage({ id, rss, bad: error.code, found: error.found });
      else sendMessage({ id, rss, failed: String(error) });
    },
  );
});
