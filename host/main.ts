// The host's process: `node host/main.ts`.
import pino from 'pino';
import { runHost } from './maintenance.ts';
import { readSettings, SettingsError } from './settings.ts';
import { startHost } from './server/start-host.ts';

process.env['NODE_ENV'] = 'production';
try {
  const log = pino({
    level: process.env['LOG_LEVEL'] || ((process.env['APP_ENV'] || 'development') === 'development' ? 'warn' : 'info'),
    base: { process: 'host' },
  });
  const settings = readSettings(process.env);
  const host = await runHost(
    settings,
    log,
    () => startHost(settings, log),
    (problem) => {
      console.error(problem instanceof Error ? problem.message : String(problem));
      process.exit(1);
    },
  );
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void host.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Whoever started it (`npm start`) was killed and could not tell.
  process.once('disconnect', stop);
  if (process.send && !process.connected) stop();
  process.on('unhandledRejection', (problem) => log.error(problem, 'something failed that nobody waited for'));
} catch (problem) {
  console.error(
    problem instanceof SettingsError ? problem.message : problem instanceof Error ? problem.message : String(problem),
  );
  process.exitCode = 1;
}
