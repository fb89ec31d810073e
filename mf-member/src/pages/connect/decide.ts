import type { Rest } from '@verandah/areas';
import { object, parse, string } from 'valibot';
import { sendCall, type Outcome } from '../../features/calls/outcome.ts';

export type Decision = 'allow' | 'deny';

const nextShape = object({ location: string() });

/**
 * Sends the member's decision.
 * @throws {CallFailed}
 */
export const decide = (rest: Rest, uid: string, decision: Decision, log: (error: unknown) => void): Promise<Outcome> =>
  sendCall(
    rest,
    { method: 'POST', path: `/auth/consents/${encodeURIComponent(uid)}`, body: { decision } },
    ['decision'],
    log,
  );

/** The address of this site from which the browser continues to the application. */
export const nextOf = (body: unknown): string => parse(nextShape, body).location;
