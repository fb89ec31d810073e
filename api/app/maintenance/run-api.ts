import { setTimeout as pause } from 'node:timers/promises';
import { startApi, type RunningApi } from '../server.ts';
import type { Settings } from '../../platform/settings/public.ts';
import { useDatabase } from '../../platform/database/public.ts';
import { isMaintained, openLookout, type Lookout } from './mark.ts';
import { standIn } from './stand-in.ts';

/** Milliseconds between two checks for maintenance; the first while it is notified. */
const lookEvery = { listening: 60_000, polling: 1000 } as const;

interface Hearing {
  /** Aborted once it is notified. */
  readonly signal: AbortSignal;
  end(): void;
}

/**
 * Runs the API in this process: it releases its data during maintenance, and restarts on the new data when it ends.
 */
export interface MaintainedApi {
  close(): Promise<void>;
}

/**
 * Starts the API, or waits until maintenance is over.
 * @param failed called when the API can't start again
 * @throws {Error} with one line for the operator
 */
export async function runApi(settings: Settings, failed: (error: unknown) => void): Promise<MaintainedApi> {
  const used = await useDatabase(settings);
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: RunningApi | undefined;

  /** Hears of maintenance from now on. */
  function hear(): Hearing {
    const heard = new AbortController();
    const end = running?.service.channels.on('maintenance', () => heard.abort());
    return { signal: heard.signal, end: () => end?.() };
  }
  /** Until the next check. */
  async function rest(heard: AbortSignal = signal): Promise<void> {
    const milliseconds = running?.service.channels.isListening ? lookEvery.listening : lookEvery.polling;
    // Aborted: it was notified, or the API is closing.
    await pause(milliseconds, undefined, { signal: AbortSignal.any([signal, heard]) }).catch(() => undefined);
  }

  /** Closes the connection that checks for maintenance. While its server is unavailable the check waits. */
  async function untilFree(first: Lookout): Promise<void> {
    let lookout: Lookout | undefined = first;
    const end = await standIn(settings.apiPort);
    try {
      while (!signal.aborted) {
        try {
          lookout ??= await openLookout(used.url);
          if (!(await lookout.isMaintained())) return;
        } catch {
          await lookout?.close(); // its server is unavailable: retry after a pause
          lookout = undefined;
        }
        await rest();
      }
    } finally {
      await lookout?.close();
      await end();
    }
  }
  async function turn(): Promise<void> {
    let hearing = hear();
    while (!signal.aborted) {
      await rest(hearing.signal);
      hearing.end();
      // Also what is notified during the check.
      hearing = hear();
      // A database that does not respond says nothing about maintenance: the next turn checks again.
      if (signal.aborted || running === undefined || !(await isMaintained(running.service.database).catch(() => false)))
        continue;
      running.service.log.warn({}, 'maintenance mode: API stops and restarts when maintenance ends');
      // Connect before releasing the data: the maintenance command waits until no connection of the API is left.
      const lookout = await openLookout(used.url);
      hearing.end();
      await running.close();
      running = undefined;
      await untilFree(lookout);
      if (!signal.aborted) running = await startApi(settings);
      hearing = hear();
    }
    hearing.end();
  }

  try {
    running = await startApi(settings);
  } catch (error) {
    await used.release();
    throw error;
  }
  const turns = turn().catch(failed);
  return {
    async close() {
      stopping.abort();
      await turns;
      await running?.close();
      await used.release();
    },
  };
}
