import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Pages after which code is compiled and caches are filled, so that what later pages retain is a leak. */
const settled = 8;
/** Pages after which the meter reports what each page since then has retained; a smoke render has twenty pages. */
const measured = 20;

const usedBytes = (): number => getHeapStatistics().used_heap_size;
function liveBytes(): number {
  collectGarbage();
  return usedBytes();
}

/** Measures what the pages of a process retain in its heap. */
export class HeapMeter {
  readonly #limit: number;
  #pages = 0;
  /** Bytes of live objects once it had settled. */
  #base = 0;
  /** Bytes of live objects above which the heap is nearly full. */
  #most = Infinity;

  /** @param limit bytes that the heap may have */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** A page has ended. @returns bytes that each page retains, once, when enough of them have been rendered */
  pageEnded(): number | undefined {
    this.#pages++;
    if (this.#pages === settled) {
      this.#base = liveBytes();
      this.#most = (this.#base + this.#limit) / 2;
    }
    return this.#pages === measured ? (liveBytes() - this.#base) / (measured - settled) : undefined;
  }

  /**
   * Whether live objects take more than half of what was free once the process had settled. Near its limit V8 spends
   * most of the processor time on collecting garbage, then ends the process with all its pages.
   */
  get nearlyFull(): boolean {
    return usedBytes() > this.#most && liveBytes() > this.#most;
  }
}
