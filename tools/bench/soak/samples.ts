/** Kinds of requests of the soak. */
export const kinds = ['page', 'search', 'typeahead', 'member', 'feed', 'operations'] as const;
export type Kind = (typeof kinds)[number];

/** One request and its response. */
export interface Sample {
  readonly kind: Kind;
  /** When it was sent and how long it took, milliseconds. */
  readonly at: number;
  readonly ms: number;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Of a page: whether it was cached, rendered, or an earlier one in place of one that could not be rendered. */
  readonly from?: 'stored' | 'rendered' | 'last good';
  /** What is wrong with the response; absent when it is good. */
  readonly problem?: string;
}

/** Records the requests. */
export class Samples {
  readonly all: Sample[] = [];

  /**
   * Sends a request and records its outcome.
   * @param check returns what is wrong with a response
   */
  async request(
    kind: Kind,
    address: string,
    init: RequestInit,
    check: (response: Response, body: string) => string | undefined = () => undefined,
  ): Promise<{ readonly status: number; readonly body: string; readonly good: boolean }> {
    const at = performance.now();
    const note = (sample: Omit<Sample, 'kind' | 'at' | 'ms'>): void =>
      void this.all.push({ kind, at, ms: performance.now() - at, ...sample });
    try {
      const response = await fetch(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(patience) });
      const body = await response.text();
      const problem = response.ok ? check(response, body) : `responded ${response.status}: ${body.slice(0, 200)}`;
      note({
        status: response.status,
        ...(problem === undefined ? {} : { problem: `${address}: ${problem}` }),
        ...(kind === 'page'
          ? {
              from: response.headers.has('x-verandah-stale')
                ? 'last good'
                : /^(?:hit|stale)$/.test(response.headers.get('x-verandah-cache') ?? '')
                  ? 'stored'
                  : 'rendered',
            }
          : {}),
      });
      return { status: response.status, body, good: problem === undefined };
    } catch (error) {
      note({ status: 0, problem: `${address}: ${error instanceof Error ? error.message : String(error)}` });
      return { status: 0, body: '', good: false };
    }
  }

  /** Records a request that was sent otherwise. */
  note(sample: Sample): void {
    this.all.push(sample);
  }
}

/** Milliseconds after which a request is aborted. */
const patience = 15_000;
