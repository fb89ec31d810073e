/** The paths of a server's liveness: the usual one, and the one that earlier versions had. */
export const livenessPaths = ['/livez', '/healthz'] as const;

/** A response to `livenessPaths`: whether the process itself works, whatever it depends on. */
export interface LivenessResponse {
  readonly statusCode: 200 | 503;
  readonly body: { readonly status: 'alive' } | { readonly status: 'failing'; readonly problems: readonly string[] };
}

/**
 * The liveness of a process whose event loop responds.
 * @param problems of its own workers and children, in words for the operator
 */
export const livenessResponse = (problems: readonly string[] = []): LivenessResponse =>
  problems.length === 0
    ? { statusCode: 200, body: { status: 'alive' } }
    : { statusCode: 503, body: { status: 'failing', problems } };
