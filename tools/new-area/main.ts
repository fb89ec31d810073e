// npm run new-area -- NAME: creates the source of a new area, links it and generates its types. With --standalone
// FOLDER it is a repository of its own there.
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { packPackages } from '../pack/pack-packages.ts';
import { clientName } from '../pack/published-packages.ts';
import { platformHere } from './platform-here.ts';
import { writeArea } from './write-area.ts';
import { writeRepository } from './write-repository.ts';

const root = join(import.meta.dirname, '../..');
const usage =
  'Use: npm run new-area -- NAME [--standalone FOLDER [--registry]], with a name such as first-homes; --registry installs the packages by their versions.';

/** @throws {Error} in one line that states what to do */
function readOptions(): { readonly name: string; readonly standalone?: string; readonly registry?: boolean } {
  const options = { standalone: { type: 'string' }, registry: { type: 'boolean' } } as const;
  let read;
  try {
    read = parseArgs({ allowPositionals: true, options });
  } catch {
    throw new Error(usage);
  }
  const [name = '', ...rest] = read.positionals;
  if (name === '' || rest.length > 0 || (read.values.registry && read.values.standalone === undefined))
    throw new Error(usage);
  return { name, ...read.values };
}

function runStep(program: string, args: readonly string[]): void {
  const { status, error, stderr } = spawnSync(program, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (error || status !== 0)
    throw new Error(
      `${error?.message ?? stderr}\n${program} ${args.join(' ')} failed. The area's files are written: run that again once it is mended.`,
    );
}

async function inThisTree(name: string): Promise<void> {
  const folder = await writeArea(name, root);
  console.log(`mf-${name} is written; linking its packages and making its types …`);
  runStep('pnpm', ['install', '--no-frozen-lockfile', '--prefer-offline', '--reporter=silent']);
  runStep(process.execPath, ['tools/contracts/generate-types.ts']);
  console.log(
    [
      `${folder} is ready.`,
      `  npm run dev -- ${name}               edit and see`,
      `  npm test -- ${name}                  its lint, types and tests`,
      `  npm run ops -- publish ${name}       a release, then: npm run ops -- promote ${name} VERSION`,
      'Commit the folder and pnpm-lock.yaml, and give the area its line in README.md.',
    ].join('\n'),
  );
}

/** Neither the package that creates areas nor those for programs elsewhere. */
const isInstalled = ({ name }: { readonly name: string }): boolean =>
  name.startsWith('@verandah/') && name !== clientName;

async function inARepository(name: string, folder: string, from: 'tarballs' | 'registry'): Promise<void> {
  console.log('Building the packages …');
  const packages = await packPackages(root, join(root, '.cache/packages'));
  writeRepository(name, folder, platformHere(packages.filter(isInstalled)), from);
  console.log(
    [
      `${folder} is ready; in it:`,
      '  npm install',
      '  npm run dev -- --host URL            edit and see',
      '  npm test                             its types and tests',
      `  npx verandah publish                 a release, then: npx verandah promote ${name} VERSION`,
    ].join('\n'),
  );
}

try {
  const { name, standalone, registry } = readOptions();
  if (standalone === undefined) await inThisTree(name);
  else await inARepository(name, resolve(standalone), registry ? 'registry' : 'tarballs');
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : String(problem));
  process.exitCode = 1;
}
