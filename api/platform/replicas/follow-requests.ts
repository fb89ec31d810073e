import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import {
  onPrimary,
  readPosition,
  withReading,
  type Database,
  type Position,
  type Reading,
} from '../database/public.ts';
import { cookieOf, setCookie } from '../identity/public.ts';
import type { Service } from '../service.ts';
import { markSeconds, OwnWrites, writtenCookie, writtenHeader } from './own-writes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's use of replicas; null without replicas. */
    reading: Reading | null;
  }
}

/** Requests of our own processes and of those who send feeds: they act on the response and carry no mark. */
const primaryOnly = /^\/(?:internal|feeds|events|mail|readyz)(?:[/?]|$)/;
/** Beacons of browsers leaving a page: their writes are not read back. */
const beacons = /^\/(?:rest\/)?tracking\//;

const onlyReads = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !primaryOnly.test(url);

/** Where the log of writes ends now, on the primary. */
export async function positionNow(database: Database): Promise<Position> {
  const {
    rows: [row],
  } = await onPrimary(() =>
    sql<{ position: string }>`select pg_current_wal_insert_lsn()::text as position`.execute(database),
  );
  return readPosition(row?.position ?? '') ?? 0n;
}

/**
 * Lets requests that only read be served by replicas, and gives who has written something as a member a mark of where
 * it lies: their reads go to the primary until a replica has come so far.
 */
export function followRequests(app: FastifyInstance, { database, servers, sessionKey, log }: Service): void {
  app.decorateRequest('reading', null);
  if (!servers?.cluster.readsReplicas) return;
  const writes = new OwnWrites(sessionKey);
  // Not earlier: reading a body leads out of what began before it.
  app.addHook('preHandler', (request, _reply, done) => {
    const header = request.headers[writtenHeader];
    const from = writes.of(
      request.viewer?.memberId,
      typeof header === 'string' ? header : cookieOf(request, writtenCookie),
    );
    request.reading = { anywhere: onlyReads(request), from, done: { wrote: false } };
    withReading(request.reading, done);
  });
  app.addHook('onSend', async (request, reply) => {
    if (!request.reading?.done.wrote || !leavesMark(request, reply)) return;
    try {
      const mark = writes.note(request.viewer?.memberId, await positionNow(database));
      setCookie(reply, writtenCookie, mark, { path: '/', httpOnly: true, maxAge: markSeconds });
    } catch (error) {
      // The write is committed; a read from a replica may miss it for a moment.
      log.warn({ err: error }, 'write position not recorded');
    }
  });
}

/** The member who is signed in, or is signed in by this response. */
const leavesMark = (request: FastifyRequest, reply: FastifyReply): boolean =>
  !primaryOnly.test(request.url) &&
  !beacons.test(request.url) &&
  (reply.hasHeader('set-cookie') || (request.viewer !== null && request.method !== 'GET' && request.method !== 'HEAD'));
