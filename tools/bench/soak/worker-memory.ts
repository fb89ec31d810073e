/** Memory of a process after a garbage collection, in bytes. */
export interface Held {
  readonly objects: number;
  readonly resident: number;
}

/** The port of Node's inspector when a running process opens it. */
const inspector = 'http://127.0.0.1:9229/json/list';

/**
 * Opens the inspector of a Node process, collects its garbage, reads and closes it: a render worker is a process as it
 * is in production, which cannot be measured otherwise. One at a time, since they open the same port.
 * @throws {Error} when it does not respond
 */
export async function heldBy(pid: number): Promise<Held> {
  process.kill(pid, 'SIGUSR1');
  const socket = await opened();
  const responses = new Map<number, (result: { readonly result?: { readonly value?: unknown } }) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: object };
    if (id !== undefined) responses.get(id)?.(result ?? {});
  });
  let sent = 0;
  const send = (method: string, params: object = {}): Promise<{ readonly result?: { readonly value?: unknown } }> =>
    new Promise((resolve, reject) => {
      responses.set((sent += 1), resolve);
      socket.addEventListener('close', () =>
        reject(new Error('A render worker exited while its memory was measured.')),
      );
      socket.send(JSON.stringify({ id: sent, method, params }));
    });
  const evaluate = async (expression: string): Promise<unknown> =>
    (await send('Runtime.evaluate', { expression, returnByValue: true })).result?.value;
  if ((await evaluate('process.pid')) !== pid)
    throw new Error("Another program has opened Node's inspector on this machine: end it first.");
  // Objects released in the first pass are collected in the second.
  for (let pass = 0; pass < 3; pass += 1) await send('HeapProfiler.collectGarbage');
  const { heapUsed, external, rss } = (await evaluate('process.memoryUsage()')) as NodeJS.MemoryUsage;
  const closed = new Promise<void>((resolve) => {
    socket.addEventListener('close', () => resolve());
  });
  socket.send(
    JSON.stringify({
      id: sent + 1,
      method: 'Runtime.evaluate',
      params: { expression: 'setTimeout(() => process.getBuiltinModule("node:inspector").close())' },
    }),
  );
  await closed;
  return { objects: heapUsed + external, resident: rss };
}

async function opened(): Promise<WebSocket> {
  for (let tries = 0; tries < 100; tries += 1) {
    const [target] = await fetch(inspector).then(
      async (response) => (await response.json()) as { readonly webSocketDebuggerUrl: string }[],
      () => [],
    );
    if (target !== undefined) {
      const socket = new WebSocket(target.webSocketDebuggerUrl);
      await new Promise((resolve, reject) => {
        socket.addEventListener('open', resolve);
        socket.addEventListener('error', () => reject(new Error("Node's inspector does not respond.")));
      });
      return socket;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error('A render worker does not open its inspector.');
}
