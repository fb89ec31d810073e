import { runApi } from './maintenance/public.ts';
import { readSettings } from './settings.ts';

// The service as a process of its own: API_PORT, DATA_DIR, DATABASE_URL and the other settings come from the
// environment.
try {
  const running = await runApi(readSettings(process.env), fail);
  let closing = false;
  const stop = (): void => {
    if (closing) return;
    closing = true;
    running.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  // Whoever started it (`npm start`) was killed and could not tell.
  process.once('disconnect', stop);
  if (process.send && !process.connected) stop();
} catch (error) {
  fail(error);
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
