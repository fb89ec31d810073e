// create-verandah-area NAME [FOLDER]: an area of Verandah in a repository of its own. `npm create verandah-area NAME`
// runs it, in the package that `npm run pack` makes.
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findHost, hostOf } from '../dev/find-host.ts';
import { checkName } from '../new-area/area-name.ts';
import { writeRepository, type Platform } from '../new-area/write-repository.ts';

const usage = `Use: npm create verandah-area NAME [FOLDER] [-- --host URL --registry --help]
  NAME        of the area, such as first-homes; its page will be /first-homes
  FOLDER      for its repository; NAME if left out
  --host URL  the site: checks that it responds and has no such area
  --registry  installs the platform's packages by their versions, not from tarballs in the repository`;

interface Options {
  readonly name: string;
  readonly folder: string;
  readonly host?: string;
  readonly registry?: boolean;
}

/** @returns null when help is wanted @throws {Error} with the usage */
function readOptions(args: readonly string[]): Options | null {
  const options = {
    host: { type: 'string' },
    registry: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  let read;
  try {
    read = parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (problem) {
    throw new Error(`${(problem as Error).message}\n${usage}`, { cause: problem });
  }
  if (read.values.help) return null;
  const [name, folder = name, ...rest] = read.positionals;
  if (name === undefined || folder === undefined || rest.length > 0) throw new Error(usage);
  return { name, folder: resolve(folder), ...read.values };
}

/** @returns the site's address @throws {Error} in one line when it has an area of this name, or is no Verandah host */
async function checkSite(address: string, area: string): Promise<string> {
  const host = hostOf(address);
  if (area in (await findHost(host))) throw new Error(`${host} has an area ${area} already: choose another name.`);
  return host;
}

/** What the package contains, beside this module's folder. */
function platformInPackage(): Platform {
  const inPackage = (path: string): string => join(import.meta.dirname, '..', path);
  const platform = JSON.parse(readFileSync(inPackage('platform.json'), 'utf8')) as Platform;
  return {
    ...platform,
    sources: platform.sources.map(inPackage),
    packages: platform.packages.map((each) => ({ ...each, file: inPackage(each.file) })),
  };
}

async function create({ name, folder, host, registry }: Options): Promise<void> {
  checkName(name);
  const site = host === undefined ? undefined : await checkSite(host, name);
  writeRepository(name, folder, platformInPackage(), registry ? 'registry' : 'tarballs');
  console.log(
    [
      `${folder} is ready. Next:`,
      `  cd ${relative('', folder)}`,
      '  npm install',
      `  export VERANDAH_HOST=${site ?? 'https://…'}   # the site`,
      '  npm run dev                             # edit and see',
      '  npm test                                # its lint, types and tests',
      '  npx verandah publish                    # a release, with VERANDAH_TOKEN from operations',
      `  npx verandah promote ${name} VERSION`,
    ].join('\n'),
  );
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options) await create(options);
  else console.log(usage);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : String(problem));
  process.exitCode = 1;
}
