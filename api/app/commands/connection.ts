import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../../platform/failure.ts';
import type { Running } from '../running-file.ts';
import { readSettings } from '../../platform/settings/public.ts';
import { tokenFile } from '../../platform/token-file.ts';
import { CommandProblem } from './command-problem.ts';

/** A connection to the API over HTTP, as the operator. */
export interface Connection {
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Stops the API if it was started for this command. */
  close(): Promise<void>;
}

type Environment = Readonly<Record<string, string | undefined>>;

const tokenRule = "it must be the content of the file ops-token in the site's data folder.";

/**
 * Connects to the API: the one at `host` (or VERANDAH_HOST, with VERANDAH_TOKEN), else the one that runs on the data
 * folder, else one started in this process for as long as the command takes.
 * @throws {CommandProblem} in one line
 */
export async function connectToApi(environment: Environment, host?: string): Promise<Connection> {
  const elsewhere = host ?? environment['VERANDAH_HOST'];
  if (elsewhere !== undefined && elsewhere !== '') {
    return openConnection(elsewhere.replace(/\/$/, ''), givenToken(environment), async () => undefined);
  }
  const settings = readSettings(environment);
  const running = await findRunning(settings.dataDir);
  if (running !== undefined)
    return openConnection(running, tokenFile(settings.dataDir, 'ops-token'), async () => undefined);
  // Loaded lazily: it imports the whole API.
  const { startApi } = await import('../server.ts');
  const own = await startApi({ ...settings, apiPort: 0, logLevel: 'error' });
  return openConnection(own.address, tokenFile(settings.dataDir, 'ops-token'), () => own.close());
}

/** VERANDAH_TOKEN, else this machine's own token. */
function givenToken(environment: Environment): string {
  const given = environment['VERANDAH_TOKEN'];
  if (given !== undefined && given !== '') return given;
  try {
    return readFileSync(join(readSettings(environment).dataDir, 'ops-token'), 'utf8').trim();
  } catch {
    throw new CommandProblem(`VERANDAH_TOKEN is not set: ${tokenRule}`);
  }
}

function openConnection(address: string, token: string, close: () => Promise<void>): Connection {
  return {
    close,
    async request(path, init = {}) {
      try {
        return await fetch(`${address}${path}`, {
          ...init,
          headers: { ...(init.headers as Record<string, string>), authorization: `Bearer ${token}` },
        });
      } catch (error) {
        const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
        throw new CommandProblem(`The API at ${address} does not respond: ${messageOf(cause)}`);
      }
    },
  };
}

/** Address of the running API of this data folder; a killed one leaves its file behind, so it must respond. */
async function findRunning(dataDir: string): Promise<string | undefined> {
  try {
    const { apiAddress, pid } = JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')) as Running;
    // Another program may have the port by now and must not receive the token. A live API is waited for: it may be
    // busy.
    process.kill(pid, 0);
    return (await fetch(`${apiAddress}/healthz`, { signal: AbortSignal.timeout(300_000) })).ok ? apiAddress : undefined;
  } catch {
    return undefined; // the process has ended, or does not respond
  }
}

/** The reason in a problem response. */
export async function readRefusal(response: Response): Promise<string> {
  if (response.status === 401) return `The API rejects the token in VERANDAH_TOKEN: ${tokenRule}`;
  const text = await response.text();
  try {
    const { detail, title } = JSON.parse(text) as { detail?: string; title?: string };
    return detail ?? title ?? `status ${response.status}`;
  } catch {
    return `status ${response.status}`; // not JSON: another program responded
  }
}
