import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '../../failure.ts';
import { useLocalServer, type LocalServer, type LocalServerOptions } from './local-server.ts';

/** Milliseconds before each attempt to start a server again that has ended; the last one counts for all that follow. */
const restartMs: readonly number[] = [0, 500, 1000, 2000, 5000, 10_000, 20_000];
/** A server that ran for so many milliseconds has its short pauses again. */
const goodMs = 60_000;

export interface WatchedServerOptions extends LocalServerOptions {
  /**
   * Monitors a server by probes, which return why it does not respond.
   * @returns why it must be restarted; undefined when the signal ends this
   */
  readonly watch?: (
    probe: (withinMs: number) => Promise<string | undefined>,
    signal: AbortSignal,
  ) => Promise<string | undefined>;
}

/**
 * The PostgreSQL of a data folder for the process that serves a site on it: one that dies, or does not respond, is
 * started again, at the same address, for as long as that takes.
 * @param log takes a line for the operator
 * @throws {DatabaseProblem} when it can't be started, or another process serves a site there
 */
export async function superviseLocalServer(
  dataDir: string,
  log: (line: string) => void,
  { watch, ...options }: WatchedServerOptions = {},
): Promise<Pick<LocalServer, 'url' | 'ownerUrl' | 'release'>> {
  let server = await useLocalServer(dataDir, { ...options, exclusive: true });
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopped = once(signal, 'abort');
  const { url, ownerUrl } = server;
  const { port } = new URL(url);
  const again: LocalServerOptions = { ...options, exclusive: true, ...(port !== '' && { port: Number(port) }) };

  /** @returns why it was killed, if it was, when it has ended */
  async function untilLost(): Promise<string | undefined> {
    const { lost, probe, kill } = server;
    const ended = new AbortController();
    let unresponsive: string | undefined;
    void watch?.(probe, AbortSignal.any([ended.signal, signal])).then((why) => {
      if (why === undefined || ended.signal.aborted || signal.aborted) return;
      unresponsive = why;
      kill();
    });
    await Promise.race([lost, stopped]);
    ended.abort();
    return unresponsive;
  }
  async function keep(): Promise<void> {
    for (let attempt = 0, startedAt = Date.now(); ;) {
      const unresponsive = await untilLost();
      const happened = unresponsive === undefined ? 'ended unexpectedly' : `${unresponsive} and was killed`;
      if (signal.aborted) return;
      if (Date.now() - startedAt > goodMs) attempt = 0;
      for (let started = false; !started && !signal.aborted; attempt += 1) {
        const ms = restartMs[attempt] ?? (restartMs.at(-1) as number);
        log(`The database ${happened}; it starts again${ms > 0 ? ` in ${ms / 1000} s` : ''}.`);
        await pause(ms, undefined, { signal }).catch(() => undefined); // aborted: the next line returns
        if (signal.aborted) return;
        try {
          server = await useLocalServer(dataDir, again);
          [started, startedAt] = [true, Date.now()];
        } catch (error) {
          log(messageOf(error));
        }
      }
    }
  }
  const keeping = keep();
  return {
    url,
    ownerUrl,
    async release() {
      stopping.abort();
      await keeping;
      await server.release();
    },
  };
}
