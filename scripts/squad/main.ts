// verandah COMMAND: develops and releases the area in this folder, a repository of its own.
import { readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  buildOf,
  operationsClient,
  readCommand,
  Refusal,
  runCommand,
  usage,
  UsageError,
  type Operations,
} from '@verandah/releases';
import { areaTypes } from './area-types.ts';
import { checkArea } from './check-area.ts';
import { develop, portFor } from '../dev/develop.ts';
import { hostOf } from '../dev/find-host.ts';

const program = 'npx verandah';
const here = process.cwd();
const commands = `  dev [--host URL]                   serves this area from its source, everything else from the site; DEV_PORT
                                     chooses the port
  check [--host URL]                 builds this area, and compares its operations and shared packages with the site
  schema [--host URL]                writes the site's GraphQL schema to schema.graphql
  types [--host URL]                 writes the types of this area's operations to src/graphql.ts
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
function operationsOf(host: string): Operations {
  const token = process.env['VERANDAH_TOKEN'];
  if (!token) throw new Refusal('not-allowed', `Set VERANDAH_TOKEN to your token for ${host}.`);
  return operationsClient(host, token);
}

async function check(host: string): Promise<number> {
  const problems = await checkArea(here, operationsOf(host), await buildOf(here));
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`${areaHere()} fits ${host}`);
  return problems.length === 0 ? 0 : 1;
}

async function operate(args: readonly string[]): Promise<number> {
  const own = args[0] === 'publish' && !args.includes('--folder') ? ['--folder', here] : [];
  const command = readCommand([...args, ...own]);
  const host = siteOf(command.host);
  const operations = operationsOf(host);
  const { value, text, failed } = await runCommand(command, operations, here, userInfo().username, buildOf, program);
  console.log(command.json ? JSON.stringify(value) : text);
  return failed ? 1 : 0;
}

async function main(args: readonly string[]): Promise<number> {
  if (args[0] === 'dev') {
    const host = siteOf(hostOption(args.slice(1)));
    const outDir = join(here, 'node_modules/.cache/verandah-dev', basename(here));
    await develop({
      area: areaHere(),
      folder: here,
      host,
      port: portFor(host, process.env['DEV_PORT']),
      root: here,
      outDir,
    });
    return 0;
  }
  process.env['NODE_ENV'] = 'production';
  if (args[0] === 'check') return check(siteOf(hostOption(args.slice(1))));
  if (args[0] === 'schema') {
    const { schema } = await operationsOf(siteOf(hostOption(args.slice(1)))).contract();
    writeFileSync(join(here, 'schema.graphql'), schema);
    console.log('schema.graphql is written');
    return 0;
  }
  if (args[0] === 'types') {
    const text = await areaTypes(here, operationsOf(siteOf(hostOption(args.slice(1)))), await buildOf(here));
    writeFileSync(join(here, 'src/graphql.ts'), text);
    console.log('src/graphql.ts is written');
    return 0;
  }
  return operate(args);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (problem) {
  if (problem instanceof UsageError) {
    console.error(`${problem.message}\n\n${allUsage}`);
    process.exitCode = 2;
  } else {
    console.error(problem instanceof Error ? problem.message : String(problem));
    process.exitCode = 1;
  }
}
