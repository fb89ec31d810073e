/** A call of the REST API, by its address on the site: '/auth/signin', '/rest/member/7/settings'. */
export interface RestCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Sent as JSON; a file as it is, by its own type. */
  readonly body?: unknown;
}

export interface RestResponse {
  readonly status: number;
  /** Header `location`, which identifies the member: '/member/{username}'. */
  readonly location: string | null;
  /** Seconds of `Retry-After`. */
  readonly retryAfter: number | null;
  /** Parsed JSON; null without a body. */
  readonly body: unknown;
}

/**
 * Makes a call.
 * @throws {Error} named 'RestError' without a response: unknown outcome
 */
export type Rest = (call: RestCall) => Promise<RestResponse>;
