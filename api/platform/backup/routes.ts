import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { createGzip } from 'node:zlib';
import { sendProblem } from '../problems/public.ts';
import { sameSecret } from '../same-secret.ts';
import type { Routes } from '../service.ts';
import { tokenFile } from '../token-file.ts';
import { writeBackup } from './write-backup.ts';

/** Pictures don't get smaller; rows do, and quickly. */
const effort = 2;

/**
 * `GET /internal/backup`, for the operator: a backup as a stream, `?secrets=1` with the secrets. It breaks off when it
 * fails.
 */
export const backupRoutes: Routes = (app, { database, settings, log }) => {
  let busy = false;
  app.get<{ Querystring: { secrets?: string } }>('/internal/backup', async (request, reply) => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!sameSecret(token, tokenFile(settings.dataDir, 'ops-token'))) {
      return sendProblem(reply.header('www-authenticate', 'Bearer realm="operations"'), {
        status: 401,
        title: 'Operator only',
        detail: 'The operations token is missing or wrong.',
      });
    }
    if (busy)
      return sendProblem(reply, {
        status: 423,
        title: 'Busy',
        detail: 'A backup is being made already: wait until it has finished.',
      });
    busy = true;
    const packed = createGzip({ level: effort });
    const out = packed.pipe(new PassThrough());
    // The client has disconnected: stop reading.
    const gone = new AbortController();
    out.once('close', () => {
      gone.abort();
      packed.destroy();
    });
    packed.on('error', (error) => out.destroy(error));
    const write = async (bytes: Uint8Array): Promise<void> => {
      gone.signal.throwIfAborted();
      if (!packed.write(bytes)) await once(packed, 'drain', { signal: gone.signal });
    };
    writeBackup({
      database,
      dataDir: settings.dataDir,
      secrets: request.query.secrets === '1',
      write,
    })
      .then(
        () => packed.end(),
        (error: unknown) => {
          if (!gone.signal.aborted) log.error({ err: error }, 'backup failed');
          out.destroy(error instanceof Error ? error : new Error('The backup failed.'));
        },
      )
      .finally(() => {
        busy = false;
      });
    return reply.type('application/gzip').header('cache-control', 'no-store').send(out);
  });
};
