import type { FieldProblem } from './field-problem.ts';

/**
 * Why a rule of the product says no; the same for REST, legacy paths and the graph API. 'outdated': what a condition
 * names is no longer current. 'away': what is needed does not answer at the moment.
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
  | 'away';

/** A limit that is reached: so many times in so many seconds, and the seconds until more may be tried. */
export interface ReachedQuota {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
  readonly wait: number;
}

interface RefusalFacts {
  /** One per field that is wrong. */
  readonly problems?: readonly FieldProblem[];
  /** Seconds after which it may be tried again, of what is throttled or away. */
  readonly retryAfter?: number;
  /** The challenge of a sign-in that requires a second factor. */
  readonly challenge?: string;
  /** The limit that a throttled caller has reached. */
  readonly quota?: ReachedQuota;
}

/** Thrown by a domain's rules, returned to the caller: its message says what is wrong and what to do. */
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
/** What others may not know to exist is refused as if it did not. */
export const notFound = (what: string): Refusal => new Refusal('not-found', `There is no such ${what}.`);
export const invalidInput = (...problems: readonly FieldProblem[]): Refusal =>
  new Refusal('invalid', problems.map(({ field, message }) => `${field}: ${message}`).join(' '), { problems });
