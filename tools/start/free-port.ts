import { createServer } from 'node:net';

/**
 * @throws {Error} in one line when another program listens there, or when browsers refuse to visit the port (the Fetch
 * standard's "bad ports", 4190 for example; `fetch` here uses the same list)
 */
export async function freePort(port: number, variable: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new Error(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is in use: stop what listens there, or choose another one with ${variable}.`
            : `Port ${port} can't be used (${error.code}): choose another one with ${variable}.`,
        ),
      ),
    );
    probe.listen(port, () => probe.close(() => resolve()));
  });
  const cause = await fetch(`http://127.0.0.1:${port}`).then(
    () => undefined,
    (error: Error) => error.cause as Error | undefined,
  );
  if (cause?.message === 'bad port') {
    throw new Error(`Port ${port} is blocked by browsers: choose another one with ${variable}.`);
  }
}
