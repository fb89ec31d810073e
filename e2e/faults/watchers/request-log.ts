import type { ServiceAction } from '../service-action.ts';

/** What is wrong with an error response; a clear error message has none of these. */
export type Wrong = 'no response in time' | 'connection broken' | 'blank' | 'inner words' | 'a bad success';

/** One request and its response. */
export interface ObservedRequest {
  readonly action: ServiceAction;
  readonly address: string;
  /** When it was sent and how long it took, milliseconds. */
  readonly at: number;
  readonly ms: number;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Of a page: whether it was cached, rendered, or an earlier one in place of one that could not be rendered. */
  readonly from?: 'cached' | 'fresh' | 'last good';
  readonly good: boolean;
  readonly wrong?: Wrong;
  /** Start of a response that is not a success. */
  readonly message?: string;
}

/** Milliseconds after which a response is too late: visitors wait no longer. */
export const longestWait = 15_000;
/** The machine that sends an office's feed does wait longer: its document is parsed before the response. */
const longestWaitOfFeed = 65_000;

const trace = /\n\s+at (?:async )?[^\n]{0,120}(?:file:|node:|\/[\w.-]+\.[cm]?[jt]s:\d)/;
/** Words meant for operators. */
const innerWords =
  /node_modules|\b(?:ECONN\w+|EPIPE|ENOENT|ENOSPC|EACCES|ETIMEDOUT|EAI_\w+)\b|\b(?:Type|Reference|Syntax|Range)Error\b|\bselect .{1,80} from \b|127\.0\.0\.1:\d/i;

/** Visible text of a page. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<(script|style|svg|template)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * What is wrong with an error response.
 * @param forPeople false: for operators, who may see internal locations
 */
export function wrongOf(type: string, body: string, forPeople = true): Wrong | undefined {
  if (trace.test(body) || (forPeople && innerWords.test(body))) return 'inner words';
  if (type.includes('html')) return wordsOf(body).length < 60 ? 'blank' : undefined;
  return /"(?:message|detail)"\s*:\s*"[^"]{10,}/.test(body) ? undefined : 'blank';
}

/** Records the requests, as they look to their client. */
export class RequestLog {
  readonly all: ObservedRequest[] = [];
  #visitor = 0;

  /** An address for each visitor, so that none counts as another's robot. */
  visitor(): string {
    this.#visitor += 1;
    return `10.${(this.#visitor >> 16) & 255}.${(this.#visitor >> 8) & 255}.${this.#visitor & 255}`;
  }

  /**
   * Sends a request and records its outcome.
   * @param check returns what is wrong with a success
   */
  async request(
    action: ServiceAction,
    address: string,
    init: RequestInit,
    check: (response: Response, body: string) => string | undefined = () => undefined,
  ): Promise<{ readonly status: number; readonly body: string; readonly good: boolean }> {
    const at = performance.now();
    const note = (outcome: Omit<ObservedRequest, 'action' | 'at' | 'ms' | 'address'>): void =>
      void this.all.push({ action, address, at, ms: performance.now() - at, ...outcome });
    try {
      const response = await fetch(address, {
        ...init,
        headers: { 'x-forwarded-for': this.visitor(), ...(init.headers as Record<string, string>) },
        redirect: 'manual',
        signal: AbortSignal.timeout(action === 'feed' ? longestWaitOfFeed : longestWait),
      });
      const body = await response.text();
      const done = response.ok || (response.status >= 300 && response.status < 400);
      const odd = done ? check(response, body) : undefined;
      const good = done && odd === undefined;
      // GraphQL reports errors with a success status.
      const wrong = good
        ? undefined
        : done && !body.startsWith('{"errors":') && !body.startsWith('{"data":null')
          ? 'a bad success'
          : wrongOf(response.headers.get('content-type') ?? '', body, action !== 'operations');
      note({
        status: response.status,
        good,
        ...(wrong && { wrong }),
        ...(good ? {} : { message: (odd ?? body).slice(0, 300) }),
        ...(action === 'page' && good
          ? {
              from: response.headers.has('x-verandah-stale')
                ? 'last good'
                : /^(?:hit|stale)$/.test(response.headers.get('x-verandah-cache') ?? '')
                  ? 'cached'
                  : 'fresh',
            }
          : {}),
      });
      return { status: response.status, body, good };
    } catch (error) {
      const late = error instanceof Error && error.name === 'TimeoutError';
      note({
        status: 0,
        good: false,
        wrong: late ? 'no response in time' : 'connection broken',
        message:
          error instanceof Error
            ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`
            : String(error),
      });
      return { status: 0, body: '', good: false };
    }
  }

  /** Records what a feed's own watcher has found. */
  note({
    kind,
    at,
    ms,
    status,
    problem,
  }: {
    readonly kind: ServiceAction;
    readonly at: number;
    readonly ms: number;
    readonly status: number;
    readonly problem?: string;
  }): void {
    this.all.push({
      action: kind,
      address: '',
      at,
      ms,
      status,
      good: problem === undefined,
      ...(problem === undefined ? {} : { wrong: 'a bad success', message: problem }),
    });
  }
}
