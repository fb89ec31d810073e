// The host's process: `node host/main.ts`.
import { logLines, loggedError, releaseIdleMemory, sparingLog } from '@verandah/telemetry';
import pino from 'pino';
import { runHost } from './maintenance.ts';
import { readSettings, SettingsError } from './settings.ts';
import { startHost } from './server/start-host.ts';

process.env['NODE_ENV'] = 'production';
const development = (process.env['APP_ENV'] || 'development') === 'development';
const log = pino(
  {
    level: process.env['LOG_LEVEL'] || (development ? 'warn' : 'info'),
    base: { process: 'host' },
    hooks: sparingLog(),
    serializers: { err: loggedError },
  },
  await logLines(development),
);
/** Prints one line for the operator; logs the error with its stack. */
function exitWithProblem(problem: unknown): void {
  console.error(problem instanceof Error ? problem.message : String(problem));
  if (!development && !(problem instanceof SettingsError)) log.fatal({ err: problem }, 'the host could not start');
}
try {
  const settings = readSettings(process.env);
  const host = await runHost(
    settings,
    log,
    () => startHost(settings, log),
    (problem) => {
      exitWithProblem(problem);
      process.exit(1);
    },
  );
  releaseIdleMemory();
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void host.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The parent process (`npm start`) was killed and could not send a signal.
  process.once('disconnect', stop);
  if (process.send && !process.connected) stop();
  process.on('unhandledRejection', (problem) => log.error({ err: problem }, 'unhandled rejection'));
} catch (problem) {
  exitWithProblem(problem);
  process.exitCode = 1;
}
