import type { FieldProblem } from './field-problem.ts';

/**
 * Why a rule rejects a call; the same for REST, legacy paths and GraphQL. 'outdated': what a condition
 * names is no longer current. 'unavailable': a dependency does not respond at the moment.
 */
export type RefusalKind =
  | 'invalid'
  | 'signed-out'
  | 'forbidden'
  | 'not-found'
  | 'gone'
  | 'conflict'
  | 'outdated'
  | 'throttled'
  | 'unavailable';

/** An exhausted limit: the number of calls, the window in seconds, and the seconds until the next attempt. */
export interface ReachedQuota {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
  readonly wait: number;
}

interface RefusalFacts {
  /** One per invalid field. */
  readonly problems?: readonly FieldProblem[];
  /** Seconds until a retry, if throttled or unavailable. */
  readonly retryAfter?: number;
  /** The challenge of a sign-in that requires a second factor. */
  readonly challenge?: string;
  /** The limit that a throttled caller has reached. */
  readonly quota?: ReachedQuota;
}

/** Thrown by a domain's rules, returned to the caller: its message states what is wrong and what to do. */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  readonly problems: readonly FieldProblem[];
  readonly retryAfter: number | undefined;
  readonly quota: ReachedQuota | undefined;
  readonly challenge: string | undefined;

  constructor(kind: RefusalKind, message: string, { problems = [], retryAfter, quota, challenge }: RefusalFacts = {}) {
    super(message);
    this.name = 'Refusal';
    this.kind = kind;
    this.problems = problems;
    this.retryAfter = retryAfter;
    this.quota = quota;
    this.challenge = challenge;
  }
}

export const signedOut = (): Refusal => new Refusal('signed-out', 'Sign in first.');
/** Also for what exists but is secret to the caller. */
export const notFound = (what: string): Refusal => new Refusal('not-found', `There is no such ${what}.`);
export const invalidInput = (...problems: readonly FieldProblem[]): Refusal =>
  new Refusal('invalid', problems.map(({ field, message }) => `${field}: ${message}`).join(' '), { problems });
