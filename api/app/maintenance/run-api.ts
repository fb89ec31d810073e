import { setTimeout as pause } from 'node:timers/promises';
import { startApi, type RunningApi } from '../server.ts';
import type { Settings } from '../../platform/settings/public.ts';
import { useDatabase } from '../../platform/database/public.ts';
import { isMaintained, openLookout, type Lookout } from './mark.ts';
import { standIn } from './stand-in.ts';

/** Milliseconds between two checks for maintenance; the first while it is notified. */
const lookEvery = { listening: 60_000, polling: 1000 } as const;

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

  /** Until the next check. */
  async function rest(): Promise<void> {
    const channels = running?.service.channels;
    const heard = new AbortController();
    const endHearing = channels?.on('maintenance', () => heard.abort());
    const milliseconds = channels?.isListening ? lookEvery.listening : lookEvery.polling;
    // Aborted: it was notified, or the API is closing.
    await pause(milliseconds, undefined, { signal: AbortSignal.any([signal, heard.signal]) }).catch(() => undefined);
    endHearing?.();
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
    while (!signal.aborted) {
      await rest();
      // A database that does not respond says nothing about maintenance: the next turn checks again.
      if (signal.aborted || running === undefined || !(await isMaintained(running.service.database).catch(() => false)))
        continue;
      running.service.log.warn({}, 'maintenance mode: API stops and restarts when maintenance ends');
      // Connect before releasing the data: the maintenance command waits until no connection of the API is left.
      const lookout = await openLookout(used.url);
      await running.close();
      running = undefined;
      await untilFree(lookout);
      if (!signal.aborted) running = await startApi(settings);
    }
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
