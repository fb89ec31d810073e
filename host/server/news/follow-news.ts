import { EventEmitter, once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { get as getSecurely } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { internalTokenHeader } from '@verandah/release-registry';
import type { Log } from '@verandah/releases';

/** How a host looks again at what it may be notified of. Each resolves to whether it succeeded. */
export interface Looks {
  readonly changes: () => Promise<boolean>;
  readonly registry: () => Promise<boolean>;
  /** The releases' health, and what the log says of them. Not while the API does not notify. */
  readonly health: () => Promise<boolean>;
}

/** What to look at at each line of the API: `look` comes every half a minute, in case a notification got lost. */
const looksAt: Readonly<Record<string, readonly (keyof Looks)[]>> = {
  changes: ['changes'],
  registry: ['registry', 'health'],
  health: ['health'],
  look: ['changes', 'registry'],
};

export interface NewsOptions {
  readonly api: string;
  /** Authenticates the site's own processes. */
  readonly token: string;
  readonly looks: Looks;
  readonly log: Pick<Log, 'info'>;
  /** Milliseconds between two looks while the API does not notify, and after one that failed; 250 by default. */
  readonly pollMs?: number;
}

export interface News {
  /** Whether the API notifies this host. */
  readonly isListening: boolean;
  /** Resolves once it does not, or once the signal is aborted. */
  untilDeaf(signal: AbortSignal): Promise<void>;
  close(): void;
}

/** Milliseconds until the next connection: after a lost one, and after a response of an API without news. */
const [reconnectMs, absentMs] = [1000, 60_000];
/** Milliseconds without a line after which a connection is lost: the API sends one each half a minute. */
const silenceMs = 75_000;

/** The API has no news: it is of an earlier release. */
class Absent extends Error {}

/** Looks at what has changed when the API says so (`GET /internal/news`), and polls while it does not. */
export function followNews({ api, token, looks, log, pollMs = 250 }: NewsOptions): News {
  const closing = new AbortController();
  const { signal } = closing;
  let isListening = false;
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<unknown> | undefined;
  const deaf = new EventEmitter().setMaxListeners(0);

  function poll(): void {
    clearTimeout(timer);
    if (isListening || signal.aborted || polling) return;
    polling = Promise.all([looks.registry(), looks.changes()]).finally(() => {
      polling = undefined;
      timer = setTimeout(poll, pollMs).unref();
    });
  }
  function listen(is: boolean): void {
    if (isListening === is || signal.aborted) return;
    isListening = is;
    if (!is) deaf.emit('deaf');
    log.info({}, is ? 'the API notifies this host of changes' : 'the API does not notify this host: it polls');
    poll();
  }
  /** One that fails is repeated, unless everything is polled meanwhile. */
  async function look(kind: keyof Looks): Promise<void> {
    if ((await looks[kind]()) || !isListening || signal.aborted) return;
    setTimeout(() => void look(kind), pollMs).unref();
  }
  function hear(line: string): void {
    listen(line !== 'poll');
    if (Object.hasOwn(looksAt, line)) for (const kind of looksAt[line] ?? []) void look(kind);
  }
  async function read(): Promise<void> {
    try {
      for await (const line of linesOf(await open())) hear(line);
    } finally {
      listen(false);
    }
  }
  /** Not by `fetch`, whose timeouts wake the process twice a second while a response is open. */
  function open(): Promise<IncomingMessage> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const url = new URL(`${api}/internal/news`);
    const request = (url.protocol === 'https:' ? getSecurely : get)(
      url,
      { agent: false, headers: { [internalTokenHeader]: token }, signal, timeout: silenceMs },
      (response) => {
        if (response.statusCode === 200) return resolve(response);
        response.resume();
        return reject(new Absent());
      },
    );
    request.once('timeout', () => request.destroy(new Error('no news')));
    request.once('error', reject);
    return promise;
  }
  async function keepReading(): Promise<void> {
    while (!signal.aborted) {
      const problem = await read().catch((error: unknown) => error);
      const rest = problem instanceof Absent ? absentMs : reconnectMs;
      await pause(rest, undefined, { signal, ref: false }).catch(() => undefined); // aborted: it is closed
    }
  }
  poll();
  void keepReading();
  return {
    get isListening() {
      return isListening;
    },
    async untilDeaf(until) {
      if (!isListening) return;
      // Aborted: whoever waits, or this, ends.
      await once(deaf, 'deaf', { signal: AbortSignal.any([until, signal]) }).catch(() => undefined);
    },
    close() {
      closing.abort();
      clearTimeout(timer);
    },
  };
}

async function* linesOf(body: IncomingMessage): AsyncGenerator<string> {
  let rest = '';
  for await (const text of body.setEncoding('utf8')) {
    const lines = (rest + String(text)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
