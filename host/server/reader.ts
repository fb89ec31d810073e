import type { FastifyRequest } from 'fastify';
import type { SessionFacts } from '@verandah/areas';
import type { JobVisitor, Log } from '@verandah/releases';
import { sessionFacts } from './session-cookies.ts';
import { sessionOf } from './session-of.ts';
import { visitorOf } from './visitor.ts';

/** Whose page it is: the session's facts and, on private pages and for forms, their credentials. */
export interface Reader {
  readonly session: SessionFacts;
  readonly visitor?: JobVisitor;
}

/**
 * The reader of a private page or the sender of a form; null when the API does not respond. A form is taken even then:
 * what was typed must not be lost.
 */
export async function readerOf(
  request: FastifyRequest,
  sends: boolean,
  { api, log }: { readonly api: string; readonly log: Pick<Log, 'warn'> },
): Promise<Reader | null> {
  const visitor = visitorOf(request, []);
  try {
    return { session: await sessionOf(api, visitor), visitor };
  } catch (problem) {
    log.warn({ err: problem }, 'session lookup failed');
    return sends ? { session: sessionFacts(request.headers), visitor } : null;
  }
}
