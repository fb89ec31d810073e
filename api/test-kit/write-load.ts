import { setTimeout as pause } from 'node:timers/promises';
import { signAccess, type Viewer } from '../platform/identity/viewer.ts';

/** Writes over the API, each with a key of its own, sent again until it is acknowledged. For tests and benchmarks. */
export interface WriteLoad {
  /** Titles of the drafts that the API has acknowledged. */
  readonly acknowledged: ReadonlySet<string>;
  /** When each was acknowledged, milliseconds. */
  readonly times: readonly number[];
  /** Responses without acknowledgement, and calls without a response. */
  readonly refused: readonly string[];
  /** Resolves once so many are acknowledged. */
  reached(count: number): Promise<void>;
  /** Stops writing, and waits for pending acknowledgements. */
  stop(): Promise<void>;
}

interface LoadOptions {
  /** Called before each attempt: another process may listen elsewhere by then. */
  readonly address: () => string;
  readonly sessionKey: string;
  readonly viewer: Viewer;
  readonly writers: number;
  /** Milliseconds that a call is waited for. */
  readonly patience?: number;
  /** What their titles begin with: those of an earlier load on the same database are others. */
  readonly name?: string;
  /** Milliseconds that a writer waits after each. */
  readonly rest?: number;
}

/** Drafts of posts as an admin writes them: `POST /rest/posts/editor` with an Idempotency-Key. */
export function startWrites({
  address,
  sessionKey,
  viewer,
  writers,
  patience = 15_000,
  name = 'Draft',
  rest = 0,
}: LoadOptions): WriteLoad {
  const acknowledged = new Set<string>();
  const [times, refused]: [number[], string[]] = [[], []];
  const waiting = new Set<{ readonly count: number; readonly resolve: () => void }>();
  let [next, stopping] = [0, false];
  const send = async (title: string): Promise<boolean> => {
    const token = await signAccess(viewer, new TextEncoder().encode(sessionKey));
    try {
      const response = await fetch(`${address()}/rest/posts/editor`, {
        method: 'POST',
        signal: AbortSignal.timeout(patience),
        body: JSON.stringify({ title, markdown: 'A draft.' }),
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'idempotency-key': `key-of-${title.replaceAll(' ', '-')}`,
        },
      });
      await response.arrayBuffer();
      if (response.status === 201) return true;
      refused.push(String(response.status));
    } catch (error) {
      refused.push(error instanceof Error && error.name === 'TimeoutError' ? 'no response in time' : 'no response');
    }
    return false;
  };
  const write = async (): Promise<void> => {
    while (!stopping) {
      const title = `${name} number ${next++}`;
      while (!(await send(title))) await pause(20);
      acknowledged.add(title);
      times.push(performance.now());
      for (const each of waiting) if (acknowledged.size >= each.count && waiting.delete(each)) each.resolve();
      if (rest > 0) await pause(rest);
    }
  };
  const all = Array.from({ length: writers }, write);
  return {
    acknowledged,
    times,
    refused,
    reached: (count) =>
      new Promise((resolve) => {
        if (acknowledged.size >= count) resolve();
        else waiting.add({ count, resolve });
      }),
    async stop() {
      stopping = true;
      await Promise.all(all);
    },
  };
}
