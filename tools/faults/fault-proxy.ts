import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { LineFault } from './line-fault.ts';
import { Way, type Pace } from './way.ts';

export interface FaultProxyOptions {
  /** Port of 127.0.0.1 to which connections are forwarded. */
  readonly target: number;
  /** Seed of all random choices; 1 if absent. */
  readonly seed?: number;
}

/** A TCP proxy that can produce faults. */
export interface FaultProxy {
  /** Port of 127.0.0.1. */
  readonly port: number;
  /** Number of open connections. */
  readonly open: number;
  /** Number of those that no longer forward anything. */
  readonly lost: number;
  /** Applies this fault and no other; null: none. Resolves once it is in effect. */
  set(fault: LineFault | null): Promise<void>;
  close(): Promise<void>;
}

/** Two ends of a connection; `lost`: bytes are discarded, permanently. */
interface Pair {
  readonly ends: readonly [Socket, Socket];
  lost: boolean;
  reset(): void;
  close(): void;
}

/** Starts a TCP proxy that passes everything on until a fault is set. */
export async function startFaultProxy({ target, seed = 1 }: FaultProxyOptions): Promise<FaultProxy> {
  const generator = xoroshiro128plus(seed);
  const between = (least: number, most: number): number => uniformInt(generator, least, most);
  const pairs = new Set<Pair>();
  let fault: LineFault | null = null;

  const paceOf = (isResponse: boolean): Pace => {
    let limit: { readonly of: LineFault; readonly bytes: number } | undefined;
    return {
      late: () => (fault?.kind === 'late' ? between(fault.least, fault.most) : 0),
      bytesPerSecond: () => (isResponse && fault?.kind === 'trickle' ? fault.bytesPerSecond : Infinity),
      left: () => {
        if (!isResponse || fault?.kind !== 'broken') return Infinity;
        if (limit?.of !== fault) limit = { of: fault, bytes: between(fault.least, fault.most) };
        return limit.bytes;
      },
    };
  };

  const take = (near: Socket): void => {
    const far = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true });
    const reset = (): void => {
      for (const each of [near, far]) each.resetAndDestroy();
    };
    const ways = [new Way(near, far, paceOf(false), reset), new Way(far, near, paceOf(true), reset)] as const;
    const pair: Pair = {
      ends: [near, far],
      lost: false,
      reset,
      close: () => {
        for (const each of [near, far]) each.destroy();
      },
    };
    pairs.add(pair);
    pair.ends.forEach((end, index) => {
      const way = ways[index] as Way;
      const pass = (bytes: Buffer | null): void => {
        // An end that is not received is a byte that was lost, too.
        if (fault?.kind === 'hole') pair.lost = true;
        if (!pair.lost) way.take(bytes);
      };
      end.setNoDelay(true);
      end.on('data', pass).on('end', () => pass(null));
      end.on('error', () => {
        if (!pair.lost) reset();
      });
      end.on('close', () => {
        if (!pair.ends.every(({ destroyed }) => destroyed)) return;
        for (const each of ways) each.stop();
        pairs.delete(pair);
      });
    });
    if (fault?.kind === 'cut') reset();
  };

  const server: Server = createServer({ allowHalfOpen: true }, take);
  const listen = (at: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject).listen(at, '127.0.0.1', () => {
        server.off('error', reject);
        resolve();
      });
    });
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      if (server.listening) server.close(() => resolve());
      else resolve();
    });
  await listen(0);
  const own = (server.address() as AddressInfo).port;

  return {
    port: own,
    get open() {
      return pairs.size;
    },
    get lost() {
      return [...pairs].filter((pair) => pair.lost).length;
    },
    async set(next) {
      const before = fault;
      fault = next;
      if (next?.kind === 'half-open') for (const pair of pairs) pair.lost = true;
      if (next?.kind === 'cut' || next?.kind === 'refused') for (const pair of [...pairs]) pair.reset();
      if (next?.kind === 'refused') await stop();
      else if (before?.kind === 'refused') await listen(own);
    },
    async close() {
      const stopped = stop();
      for (const pair of [...pairs]) pair.close();
      await stopped;
    },
  };
}
