// verandah COMMAND: develops and releases the area in this folder, a repository of its own.
import { readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildOf, type Operations } from '@verandah/releases';
import {
  givenToken,
  operationsClient,
  readCommand,
  runCommand,
  runProgram,
  usage,
  UsageError,
  type Result,
} from '@verandah/releases/command';
import { writeAreaTypes } from './area-types.ts';
import { checkArea } from './check-area.ts';
import { developArea, portFor } from '../dev/develop.ts';
import { hostOf } from '../dev/find-host.ts';

const program = 'npx verandah';
const here = process.cwd();
const commands = `  dev [--host URL]                   serves this area from its source, everything else from the site; DEV_PORT
                                     chooses the port
  check [--host URL]                 builds this area, and compares its operations and shared packages with the site
  schema [--host URL]                writes the site's GraphQL schema to schema.graphql
  types [--host URL]                 writes the types of this area's operations to
                                     src/graphql.generated.ts
`;
const allUsage = usage
  .replaceAll('npm run ops --', program)
  .replace(
    / {2}publish AREA [^]*?--folder PATH.*\n/,
    `${commands}  publish [--version VERSION]        builds, checks, signs and stores a release of this area; prints its version\n`,
  );

/** The site: --host, VERANDAH_HOST, or the one on this machine. @throws {Error} in one line */
const siteOf = (given: string | undefined): string =>
  hostOf(given ?? (process.env['VERANDAH_HOST'] || `http://localhost:${process.env['PORT'] || '3000'}`));

/** The area that this folder's package.json names. @throws {Error} in one line */
function areaHere(): string {
  try {
    const { verandah } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as {
      verandah?: { area?: unknown };
    };
    if (typeof verandah?.area === 'string') return verandah.area;
  } catch {
    // It has no package.json that can be read.
  }
  throw new Error(`${here} is not an area: no package.json there has "verandah": { "area": "…" }.`);
}

/** @throws {UsageError} */
function hostOption(args: readonly string[]): string | undefined {
  try {
    return parseArgs({ args: [...args], options: { host: { type: 'string' } } }).values.host;
  } catch (problem) {
    throw new UsageError((problem as Error).message);
  }
}

/** The operations of a site, with this squad's token. @throws {Refusal} without one */
const operationsOf = (host: string): Operations => operationsClient(host, givenToken(host));

async function checkHost(host: string): Promise<Result> {
  const problems = await checkArea(here, operationsOf(host), await buildOf(here));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const text = `${areaHere()} fits ${host}`;
  return { value: { area: areaHere(), host }, text };
}

async function runOperation(args: readonly string[]): Promise<Result> {
  const own = args[0] === 'publish' && !args.includes('--folder') ? ['--folder', here] : [];
  const command = readCommand([...args, ...own]);
  const host = siteOf(command.host);
  const operations = operationsOf(host);
  return runCommand(command, operations, here, userInfo().username, buildOf, program, { site: host });
}

async function runArguments(args: readonly string[]): Promise<Result> {
  if (args[0] === 'dev') {
    const host = siteOf(hostOption(args.slice(1)));
    const outDir = join(here, 'node_modules/.cache/verandah-dev', basename(here));
    await developArea({
      area: areaHere(),
      folder: here,
      host,
      port: portFor(host, process.env['DEV_PORT']),
      root: here,
      outDir,
    });
    return { value: {}, text: '' };
  }
  process.env['NODE_ENV'] = 'production';
  if (args[0] === 'check') return checkHost(siteOf(hostOption(args.slice(1))));
  if (args[0] === 'schema') {
    const { schema } = await operationsOf(siteOf(hostOption(args.slice(1)))).contract();
    writeFileSync(join(here, 'schema.graphql'), schema);
    return { value: { file: 'schema.graphql' }, text: 'schema.graphql is written' };
  }
  if (args[0] === 'types') {
    const operations = operationsOf(siteOf(hostOption(args.slice(1))));
    const files = await writeAreaTypes(here, operations, await buildOf(here));
    return { value: { files }, text: files.map((file) => `${file} is written`).join('\n') };
  }
  return runOperation(args);
}

process.exitCode = await runProgram(process.argv.slice(2), allUsage, runArguments);
