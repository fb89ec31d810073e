import { startFaultProxy, type FaultProxy, type LineFault } from '@verandah/faults';
import type { Line } from './environment.ts';

/** Every connection between two processes goes through a proxy, each with a seed of its own. */
export class Lines {
  readonly #proxies = new Map<Line, FaultProxy>();
  readonly #seed: number;

  /** @param seed determines all random choices */
  constructor(seed: number) {
    this.#seed = seed;
  }

  /** @returns the port to connect to instead of the given one */
  async open(name: Line, target: number): Promise<number> {
    const proxy = await startFaultProxy({ target, seed: this.#seed + this.#proxies.size });
    this.#proxies.set(name, proxy);
    return proxy.port;
  }

  async set(name: Line, fault: LineFault | null): Promise<void> {
    await this.#of(name).set(fault);
  }

  portOf(name: Line): number {
    return this.#of(name).port;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#proxies.values()].map((proxy) => proxy.close()));
  }

  #of(name: Line): FaultProxy {
    const proxy = this.#proxies.get(name);
    if (!proxy) throw new Error(`The line ${name} was not opened.`);
    return proxy;
  }
}
