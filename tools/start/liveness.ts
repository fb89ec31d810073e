import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a process may be without a response to its liveness probe. */
export interface LivenessLimits {
  /** Milliseconds for which the liveness of a process may fail before it is restarted. */
  readonly silenceMs: number;
  /** Milliseconds that it may take from its start to its first good response: a first start fills a database. */
  readonly startMs: number;
}

/** Probes the liveness of a process. @returns the problem; undefined for a good response */
export type Probe = (withinMs: number, signal: AbortSignal) => Promise<string | undefined>;

const defaultSeconds = 30;
const tenMinutes = 600_000;
/**
 * Probes in the time that the liveness may fail, of a process that does not respond and of one that does. The former
 * may take two of their intervals.
 */
const [probes, goodProbes] = [6, 2];
/** Milliseconds between probes before the first good response: from then on the shorter limit counts. */
const startProbesMs = 500;
/** Of the time without a response, the least share that counts, however busy the machine is. */
const leastShare = 0.25;
/** Bytes of a response that are read. */
const mostBytes = 2000;

/**
 * The limits that LIVENESS_SECONDS sets; undefined when it is 0: nothing is restarted then, for instance while a
 * debugger holds a process.
 * @throws {Error} in one line when it is no number of seconds
 */
export function livenessLimits({ LIVENESS_SECONDS: text }: NodeJS.ProcessEnv): LivenessLimits | undefined {
  const given = text === undefined || text === '' ? String(defaultSeconds) : text;
  const seconds = /^\d+$/.test(given) ? Number(given) : Number.NaN;
  if (!(seconds === 0 || (seconds >= 1 && seconds <= 3600)))
    throw new Error(
      `LIVENESS_SECONDS must be a number of seconds from 1 to 3600, or 0 for no restarts; it is '${text}'.`,
    );
  return seconds === 0 ? undefined : { silenceMs: seconds * 1000, startMs: Math.max(tenMinutes, seconds * 1000) };
}

/** Milliseconds until the next probe. @param hasLived whether there was a good response */
export function pauseAfter(problem: string | undefined, hasLived: boolean, silenceMs: number): number {
  if (problem === undefined) return silenceMs / goodProbes;
  return hasLived ? silenceMs / probes : Math.min(silenceMs / probes, startProbesMs);
}

/**
 * Probes the liveness of a process until it fails for too long.
 * @param waited milliseconds for which it has waited for a processor: on a busy machine, they are not its fault
 * @returns why it must be restarted; undefined when `signal` ends the probes
 */
export async function livenessFailure(
  probe: Probe,
  { silenceMs, startMs }: LivenessLimits,
  signal: AbortSignal,
  waited: () => number = () => 0,
): Promise<string | undefined> {
  const everyMs = silenceMs / probes;
  let hasLived = false;
  let silentMs = 0;
  while (!signal.aborted) {
    const [from, waitedBefore] = [performance.now(), waited()];
    const problem = await probe(2 * everyMs, signal);
    hasLived ||= problem === undefined;
    const pauseMs = pauseAfter(problem, hasLived, silenceMs);
    const rest = pauseMs - (performance.now() - from);
    await pause(problem === undefined ? pauseMs : Math.max(0, rest), undefined, { signal }).catch(() => undefined);
    if (problem === undefined) {
      silentMs = 0;
      continue;
    }
    // A machine that was suspended, or a supervisor that was, counts as one probe.
    const silence = Math.min(performance.now() - from, 2 * everyMs);
    silentMs += Math.max(silence - (waited() - waitedBefore), silence * leastShare);
    const limit = hasLived ? silenceMs : startMs;
    if (!signal.aborted && silentMs >= limit)
      return hasLived
        ? `did not respond for ${limit / 1000} s (${problem})`
        : `did not respond within ${limit / 1000} s of its start (${problem})`;
  }
  return undefined;
}

/**
 * Milliseconds for which the main thread of a process was ready to run and others had the processors, since it started.
 * Linux counts them; 0 elsewhere, and if it has ended.
 */
export function waitedForProcessor(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1] ?? 0) / 1e6;
  } catch {
    return 0;
  }
}

/**
 * Probes an address over HTTP, each time by a new connection: one that is open already is no evidence about new ones.
 */
export const httpProbe =
  (address: string): Probe =>
  (withinMs, signal) => {
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    const request = get(address, { agent: false, signal }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => {
        if (text.length < mostBytes) text += piece;
      });
      response.once('end', () => {
        const { statusCode = 0 } = response;
        resolve(statusCode >= 200 && statusCode < 300 ? undefined : `${statusCode} ${problemsIn(text)}`.trim());
      });
      // After the end it changes nothing.
      response.once('close', () => resolve('no response'));
    });
    request.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'no response'));
    // A response that has come, while this process itself was blocked, is read before that.
    const late = setTimeout(() => setImmediate(() => request.destroy(new Error('no response'))), withinMs);
    return promise.finally(() => clearTimeout(late));
  };

/** The problems that a liveness response names, as text for the operator. */
function problemsIn(text: string): string {
  try {
    const { problems } = JSON.parse(text) as { readonly problems?: unknown };
    return Array.isArray(problems) ? problems.join(', ') : '';
  } catch {
    return '';
  }
}
