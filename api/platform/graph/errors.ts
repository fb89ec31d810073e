import { GraphQLError } from 'graphql';
import {
  BadSearch,
  invalidInput,
  quotaHeaders,
  type ReachedQuota,
  Refusal,
  type RefusalKind,
} from '../problems/public.ts';
import { unavailableSeconds, isUnavailable } from '../replicas/public.ts';
import { UnreadableInput } from './scalars.ts';

/** Codes that clients can rely on, in `extensions.code`. */
export type ErrorCode =
  | 'BAD_USER_INPUT'
  | 'QUERY_TOO_COSTLY'
  | 'TIMEOUT'
  /** The caller has closed the connection. */
  | 'GIVEN_UP'
  | 'BATCH_TOO_LARGE'
  | 'BAD_BUILD_SECRET'
  | 'THROTTLED'
  | 'GONE'
  /** The database or another dependency is temporarily unavailable: retry in `retryAfter` seconds. */
  | 'UNAVAILABLE'
  | 'SIGNED_OUT'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'PERSISTED_QUERY_NOT_FOUND'
  | 'PERSISTED_QUERY_NOT_SUPPORTED'
  | 'INTERNAL_SERVER_ERROR';

/** @param status HTTP status of the response; absent: the usual one */
export function graphError(code: ErrorCode, message: string, status?: number): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...(status === undefined ? {} : { http: { status } }) } });
}

/** The result of an operation whose caller has closed the connection. */
export const callerLeft = (): GraphQLError => graphError('GIVEN_UP', 'The caller has closed the connection.');

const codes: Readonly<Record<RefusalKind, ErrorCode>> = {
  invalid: 'BAD_USER_INPUT',
  'signed-out': 'SIGNED_OUT',
  forbidden: 'FORBIDDEN',
  'not-found': 'NOT_FOUND',
  gone: 'GONE',
  conflict: 'CONFLICT',
  outdated: 'CONFLICT',
  throttled: 'THROTTLED',
  unavailable: 'UNAVAILABLE',
};

/** Status of a single response; in a batch each operation has only its code. */
const retryExtensions = (status: number, seconds: number, quota?: ReachedQuota) => ({
  retryAfter: seconds,
  http: { status, headers: { 'retry-after': String(seconds), ...(quota && quotaHeaders(quota)) } },
});

/**
 * The public form of an error: refusals unchanged, with their `problems` by field; an unavailable database as such;
 * anything else masked.
 */
export function publicError(error: unknown, general: string): GraphQLError {
  const place =
    error instanceof GraphQLError
      ? {
          path: error.path ?? null,
          nodes: error.nodes ?? null,
          source: error.source ?? null,
          positions: error.positions ?? null,
        }
      : {};
  const cause = causeOf(error);
  if (cause instanceof GraphQLError) return unreadableVariable(error as GraphQLError, cause);
  if (isUnavailable(cause))
    return new GraphQLError('Something went wrong. Please try again.', {
      ...place,
      extensions: { code: 'UNAVAILABLE' satisfies ErrorCode, ...retryExtensions(503, unavailableSeconds) },
    });
  if (!(cause instanceof Refusal))
    return new GraphQLError(general, { ...place, extensions: { code: 'INTERNAL_SERVER_ERROR' satisfies ErrorCode } });
  const { kind, message, problems, retryAfter, quota } = cause;
  return new GraphQLError(message, {
    ...place,
    extensions: {
      code: codes[kind],
      ...(problems.length > 0 ? { problems } : {}),
      ...(retryAfter === undefined ? {} : retryExtensions(kind === 'unavailable' ? 503 : 429, retryAfter, quota)),
    },
  });
}

/**
 * A date, time or amount in a variable that can't be read is a problem of its field, as a rule's refusal would be:
 * forms show it beside the field. All other errors are returned unchanged.
 */
function unreadableVariable(error: GraphQLError, cause: GraphQLError): GraphQLError {
  const unreadable = cause.originalError;
  if (!(unreadable instanceof UnreadableInput)) return error;
  const path =
    / at "(?:\w+\.)?([^"]+)"; /.exec(error.message)?.[1] ?? /^Variable "\$(\w+)"/.exec(error.message)?.[1] ?? '';
  return new GraphQLError(error.message, {
    nodes: error.nodes ?? null,
    extensions: {
      code: 'BAD_USER_INPUT' satisfies ErrorCode,
      problems: [{ field: path, message: unreadable.message }],
    },
  });
}

const causeOf = (error: unknown): unknown => (error instanceof GraphQLError ? (error.originalError ?? error) : error);

/** Whether a rule rejected the call: a client error, not a fault of the API. */
export const isRefusal = (error: unknown): boolean => causeOf(error) instanceof Refusal;

/** Whether the database was unavailable, which is logged once and not for every operation. */
export const isUnavailabilityError = (error: unknown): boolean => isUnavailable(causeOf(error));

/** The code of an error before or after it was masked; 'unexpected' for a fault. */
export function codeOf(error: GraphQLError): string {
  const cause = causeOf(error);
  if (isUnavailable(cause)) return 'UNAVAILABLE' satisfies ErrorCode;
  return cause instanceof Refusal ? codes[cause.kind] : String(error.extensions['code'] ?? 'unexpected');
}

export const badInput = (message: string): GraphQLError => graphError('BAD_USER_INPUT', message);
export const tooCostly = (message: string): GraphQLError => graphError('QUERY_TOO_COSTLY', message);

/** Runs what reads a caller's input; input that can't be read is reported to them, everything else stays masked. */
export async function readingInput<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof BadSearch ? invalidInput(...error.problems) : error;
  }
}

/** A list's requested size. @throws {GraphQLError} outside 0 to `most` */
export function sizeWithin(field: string, size: number, most: number): number {
  if (size < 0 || size > most) throw badInput(`${field}: ${size} must be between 0 and ${most}.`);
  return size;
}
