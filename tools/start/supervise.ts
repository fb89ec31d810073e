// `node tools/start/supervise.ts api` or `host`: one server of a container, with what restarts it when it exits or does
// not respond, as in `npm start`. Docker and compose restart a container that has exited only; a cluster has its own
// probes.
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import { ProcessSupervisor, Stopping } from './process-supervisor.ts';
import { livenessLimits } from './liveness.ts';

const root = join(import.meta.dirname, '../..');
/** Within the time that the compose file gives a container: servers end after DRAIN_SECONDS, ten by default. */
const shutdownMs = 25_000;
const { API_PORT = '3001', PORT = '3000', LISTEN_HOST = '' } = process.env;

/** An address of this machine on which a server that listens at `host` responds. */
function localAddress(host: string): string {
  if (host === '' || host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return isIPv6(host) ? `[${host}]` : host;
}

const servers: Readonly<Record<string, { readonly name: string; readonly file: string; readonly address: string }>> = {
  api: { name: 'The API', file: 'api/app/main.ts', address: `http://127.0.0.1:${API_PORT}` },
  host: { name: 'The host', file: 'host/main.ts', address: `http://${localAddress(LISTEN_HOST)}:${PORT}` },
};

async function superviseProcess(): Promise<void> {
  const server = servers[process.argv[2] ?? ''];
  if (!server) throw new Error(`Name what to run: node tools/start/supervise.ts ${Object.keys(servers).join('|')}`);
  const { name, file, address } = server;
  const supervisor = new ProcessSupervisor(process.env, undefined, {
    shutdownMs,
    liveness: livenessLimits(process.env),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void supervisor.stop().then(() => process.exit(0)));
  try {
    await supervisor.untilReady(supervisor.start(name, join(root, file), {}, `${address}/livez`), `${address}/livez`);
    await supervisor.failure;
  } catch (error) {
    if (error instanceof Stopping) return;
    await supervisor.stop();
    throw error;
  }
}

try {
  await superviseProcess();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
