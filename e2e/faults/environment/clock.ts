import { renameSync, writeFileSync } from 'node:fs';
import { fakeClock } from './system.ts';

/**
 * One process's clock; it can be set while the process runs. Steady clocks continue as they do where the time of day is
 * set.
 */
export class Clock {
  readonly #file: string;

  /** @param file contains the offset of the clock */
  constructor(file: string) {
    this.#file = file;
    this.set(0);
  }

  /** Environment variables of the process. */
  get env(): NodeJS.ProcessEnv {
    return fakeClock === undefined
      ? {}
      : {
          LD_PRELOAD: fakeClock,
          FAKETIME_TIMESTAMP_FILE: this.#file,
          FAKETIME_DONT_FAKE_MONOTONIC: '1',
          FAKETIME_CACHE_DURATION: '1',
        };
  }

  /** @param seconds by which it is fast; slow if negative. Takes effect within a second. */
  set(seconds: number): void {
    writeFileSync(`${this.#file}.new`, `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}`);
    renameSync(`${this.#file}.new`, this.#file);
  }
}
