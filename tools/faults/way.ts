import type { Socket } from 'node:net';

/** What one direction of a connection does with the bytes that come; called for each piece. */
export interface Pace {
  /** Milliseconds by which a chunk is delayed. */
  late(): number;
  /** Bytes per second; Infinity for no limit. */
  bytesPerSecond(): number;
  /** Bytes that may still pass before the connection is reset; Infinity for no limit. */
  left(): number;
}

/** Bytes queued here before reading is paused. */
const mostWaiting = 1 << 16;
/** Milliseconds between two portions of a trickle. */
const beat = 50;

interface Piece {
  readonly bytes: Buffer | null;
  readonly due: number;
}

/** One direction of a connection: bytes are passed on in order, each piece when it is due; null is the end. */
export class Way {
  readonly #to: Socket;
  readonly #from: Socket;
  readonly #pace: Pace;
  readonly #reset: () => void;
  readonly #waiting: Piece[] = [];
  #bytes = 0;
  #passed = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param reset called once the permitted number of bytes has passed */
  constructor(from: Socket, to: Socket, pace: Pace, reset: () => void) {
    [this.#from, this.#to, this.#pace, this.#reset] = [from, to, pace, reset];
  }

  take(bytes: Buffer | null): void {
    const due = Math.max(this.#waiting.at(-1)?.due ?? 0, performance.now() + this.#pace.late());
    this.#waiting.push({ bytes, due });
    this.#bytes += bytes?.length ?? 0;
    if (this.#bytes > mostWaiting) this.#from.pause();
    if (this.#timer === undefined) this.#go();
  }

  /** Discards queued bytes. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting.length = this.#bytes = 0;
  }

  #go(): void {
    this.#timer = undefined;
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      const wait = next.due - performance.now();
      if (wait > 0) return this.#schedule(wait);
      this.#waiting.shift();
      if (next.bytes === null) return void this.#to.end();
      const speed = this.#pace.bytesPerSecond();
      const portion = Math.min(
        next.bytes.length,
        speed === Infinity ? Infinity : Math.max(1, Math.floor((speed * beat) / 1000)),
      );
      const rest = next.bytes.subarray(portion);
      if (rest.length > 0) this.#waiting.unshift({ bytes: rest, due: next.due });
      if (!this.#send(next.bytes.subarray(0, portion))) return;
      if (speed !== Infinity) return this.#schedule(beat);
    }
  }

  #schedule(milliseconds: number): void {
    this.#timer = setTimeout(() => this.#go(), milliseconds);
  }

  /** @returns whether the connection continues */
  #send(bytes: Buffer): boolean {
    const left = this.#pace.left() - this.#passed;
    this.#passed += bytes.length;
    this.#bytes -= bytes.length;
    if (bytes.length > left) {
      // The bytes before the break have arrived by the time of the reset.
      this.#to.write(bytes.subarray(0, Math.max(0, left)), () => setImmediate(this.#reset));
      return false;
    }
    this.#to.write(bytes);
    if (this.#bytes <= mostWaiting) this.#from.resume();
    return true;
  }
}
