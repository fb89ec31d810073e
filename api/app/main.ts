import { releaseIdleMemory } from '@verandah/telemetry';
import pino from 'pino';
import { runApi } from './maintenance/public.ts';
import { readSettings, SettingsError } from '../platform/settings/public.ts';

// Entry point of the API process; settings (API_PORT, DATA_DIR, DATABASE_URL …) come from the environment.
try {
  const running = await runApi(readSettings(process.env), exitWithProblem);
  releaseIdleMemory();
  let closing = false;
  const stop = (): void => {
    if (closing) return;
    closing = true;
    running.close().then(
      () => process.exit(0),
      (error: unknown) => exitWithProblem(error),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  // The parent (`npm start`) was killed and could not send a signal.
  process.once('disconnect', stop);
  if (process.send && !process.connected) stop();
} catch (error) {
  exitWithProblem(error);
}

function exitWithProblem(error: unknown): never {
  // One line on the terminal; the stack is in the log.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  const development = (process.env['APP_ENV'] || 'development') === 'development';
  if (!development && !(error instanceof SettingsError))
    pino({ level: process.env['LOG_LEVEL'] || 'info' }).fatal({ err: error }, 'the API failed');
  process.exit(1);
}
