import { renameSync, writeFileSync } from 'node:fs';
import { fakeClock } from './system.ts';

/**
 * One process's clock; it can be set while the process runs. Steady clocks continue as they do where the time of day is
 * set.
 */
export class Clock {
  readonly #file: string;

  /** @param file holds by how much the clock is wrong */
  constructor(file: string) {
    this.#file = file;
    this.set(0);
  }

  /** What a process is started with. */
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

  /** @param seconds by which it is fast; slow for a negative number. It is so within a second. */
  set(seconds: number): void {
    writeFileSync(`${this.#file}.new`, `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}`);
    renameSync(`${this.#file}.new`, this.#file);
  }
}
