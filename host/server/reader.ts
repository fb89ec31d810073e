import type { FastifyRequest } from 'fastify';
import type { SessionFacts } from '@verandah/areas';
import type { JobVisitor, Log } from '@verandah/releases';
import { sessionFacts } from './session-cookies.ts';
import { sessionOf } from './session-of.ts';
import { visitorOf } from './visitor.ts';

/** The reader of a page: session and, on private pages and for forms, credentials. */
export interface Reader {
  readonly session: SessionFacts;
  readonly visitor?: JobVisitor;
}

/**
 * Resolves the reader of a private page or a form. Returns null when the session lookup fails. A form is accepted even
 * then, so that no input is lost.
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
