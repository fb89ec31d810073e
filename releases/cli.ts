// `npm run ops`: publishes, promotes and rolls back releases, through the site while it runs and directly otherwise.
import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { findSite } from './command/find-site.ts';
import { givenToken } from './command/given-token.ts';
import { runProgram } from './command/program.ts';
import { runCommand } from './command/run.ts';
import type { Result } from './command/response.ts';
import { readCommand, usage, type Command } from './command/usage.ts';
import { withoutSite } from './command/without-site.ts';
import { operationsClient } from './operations-client.ts';
import type { Operations } from './operations/operations.ts';
import { buildOf } from './build-of.ts';
import { openChromium } from './rehearsal/open-chromium.ts';
import { opsToken } from './secret-file.ts';

process.env['NODE_ENV'] = 'production';
const root = join(import.meta.dirname, '..');
const dataDir = resolve(process.env['DATA_DIR'] || '.data');

async function tokenOf(host: string | undefined): Promise<string> {
  if (process.env['VERANDAH_TOKEN']) return givenToken(host ?? 'the site');
  if (host === undefined) return opsToken(dataDir);
  return readFile(join(dataDir, 'ops-token'), 'utf8').then(
    (text) => text.trim(),
    () => givenToken(host),
  );
}

async function connectOperations(
  command: Command,
): Promise<{ operations: Operations; site?: string; close?: () => Promise<void> }> {
  const named = command.host ?? process.env['VERANDAH_HOST'];
  const host = named ?? (await findSite(dataDir, process.env['PORT'] || '3000'));
  if (host) return { operations: operationsClient(host, await tokenOf(named)), site: host };
  console.error(
    `No site runs on ${dataDir}: this works on the releases that lie there. A site elsewhere is named by --host URL or VERANDAH_HOST.`,
  );
  return withoutSite(root, dataDir);
}

async function runArguments(args: readonly string[]): Promise<Result> {
  const command = readCommand(args);
  const { operations, site, close } = await connectOperations(command);
  try {
    return await runCommand(command, operations, root, userInfo().username, buildOf, undefined, {
      ...(site !== undefined && { site }),
      openBrowser: openChromium,
    });
  } finally {
    await close?.();
  }
}

process.exitCode = await runProgram(process.argv.slice(2), usage, runArguments);
