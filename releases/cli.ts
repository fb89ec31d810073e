// `npm run ops`: publishes, promotes and rolls back releases, through the site while it runs and directly otherwise.
import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { findSite } from './command/find-site.ts';
import { runCommand } from './command/run.ts';
import { readCommand, usage, UsageError, type Command } from './command/usage.ts';
import { withoutSite } from './command/without-site.ts';
import { operationsClient } from './operations-client.ts';
import type { Operations } from './operations.ts';
import { buildOf } from './build-of.ts';
import { Refusal } from './refusal.ts';
import { opsToken } from './secret-file.ts';

process.env['NODE_ENV'] = 'production';
const root = join(import.meta.dirname, '..');
const dataDir = resolve(process.env['DATA_DIR'] || '.data');

async function tokenOf(host: string | undefined): Promise<string> {
  const given = process.env['VERANDAH_TOKEN'];
  if (given) return given;
  if (host === undefined) return opsToken(dataDir);
  return readFile(join(dataDir, 'ops-token'), 'utf8').then(
    (text) => text.trim(),
    () => {
      throw new Refusal('not-allowed', `Set VERANDAH_TOKEN to your token for ${host}.`);
    },
  );
}

async function connect(command: Command): Promise<{ operations: Operations; close?: () => Promise<void> }> {
  const named = command.host ?? process.env['VERANDAH_HOST'];
  const host = named ?? (await findSite(dataDir, process.env['PORT'] || '3000'));
  if (host) return { operations: operationsClient(host, await tokenOf(named)) };
  console.error(
    `No site runs on ${dataDir}: this works on the releases that lie there. A site elsewhere is named by --host URL or VERANDAH_HOST.`,
  );
  return withoutSite(root, dataDir);
}

async function main(): Promise<number> {
  let close: (() => Promise<void>) | undefined;
  try {
    const command = readCommand(process.argv.slice(2));
    const connected = await connect(command);
    close = connected.close;
    const { value, text, failed } = await runCommand(command, connected.operations, root, userInfo().username, buildOf);
    console.log(command.json ? JSON.stringify(value) : text);
    return failed ? 1 : 0;
  } catch (problem) {
    if (problem instanceof UsageError) {
      console.error(`${problem.message}\n\n${usage}`);
      return 2;
    }
    console.error(problem instanceof Refusal ? problem.message : problem);
    return 1;
  } finally {
    await close?.();
  }
}

process.exitCode = await main();
