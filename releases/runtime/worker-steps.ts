import { randomBytes } from 'node:crypto';
import type { TracePlace, WorkerSpan } from './messages.ts';

/** Measures the steps of one page, one after the other, for its trace. */
export class WorkerSteps {
  readonly #place: TracePlace;
  readonly #ended: WorkerSpan[] = [];
  #step: Omit<WorkerSpan, 'end'> | undefined;

  constructor(place: TracePlace) {
    this.#place = place;
  }

  /** The current step, as a span. */
  get current(): string | undefined {
    return this.#step?.spanId;
  }

  /** Starts a step; the previous one has ended. */
  begin(name: string): void {
    const now = currentTime();
    this.#close(now);
    this.#step = { spanId: randomBytes(8).toString('hex'), parentId: this.#place.spanId, name, start: now };
  }

  end(): readonly WorkerSpan[] {
    this.#close(currentTime());
    return this.#ended;
  }

  #close(now: number): void {
    if (this.#step) this.#ended.push({ ...this.#step, end: now });
    this.#step = undefined;
  }
}

const currentTime = (): number => performance.timeOrigin + performance.now();
