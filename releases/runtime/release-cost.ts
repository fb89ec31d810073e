/** Pages after which the cost of a release is known. The first ones are compiled as they run and take longer. */
const enough = 20;
/**
 * Mean processor time of a page, in milliseconds, above which a release is costly; an ordinary page takes about ten.
 */
const costlyMs = 60;
/** Bytes that each page retains above which a release leaks; it would fill a heap of 256 MB with 700 pages. */
const leakBytes = 256 * 1024;
/** Weight of the latest page in the mean. */
const weight = 0.1;

/** How a release is to be treated: 'unknown' until it has rendered enough pages. */
export type ReleaseStatus = 'unknown' | 'good' | 'costly' | 'leaking' | 'killed';

/** What a release's pages cost this host. */
export class CostRecord {
  #pages = 0;
  #cpu = 0;
  #meanMs = 0;
  #retained = 0;
  #killedAt = -Infinity;
  readonly #forgiveMs: number;

  /** @param forgiveMs milliseconds after which an ended worker is no longer held against the release */
  constructor(forgiveMs: number) {
    this.#forgiveMs = forgiveMs;
  }

  /** A page has used processor time and was abandoned: it is no evidence about the others. */
  charge(cpuMicroseconds: number): void {
    this.#cpu += cpuMicroseconds / 1000;
  }

  /** A page has ended. */
  rendered(cpuMicroseconds: number): void {
    const ms = cpuMicroseconds / 1000;
    this.charge(cpuMicroseconds);
    this.#pages++;
    this.#meanMs += (ms - this.#meanMs) * Math.max(weight, 1 / this.#pages);
  }

  /** What each of its pages was found to retain, in bytes. */
  retained(bytes: number): void {
    this.#retained = bytes;
  }

  /** A worker was ended over one of its pages. @param now milliseconds of a monotonic clock */
  killed(now: number): void {
    this.#killedAt = now;
  }

  status(now: number): ReleaseStatus {
    if (now - this.#killedAt < this.#forgiveMs) return 'killed';
    if (this.#pages < enough) return 'unknown';
    if (this.#retained > leakBytes) return 'leaking';
    return this.#meanMs > costlyMs ? 'costly' : 'good';
  }

  /** Milliseconds of processor time of all its pages. */
  get cpuMs(): number {
    return this.#cpu;
  }
}
