// npm run new-area -- NAME: creates the source of a new area, links it and generates its types.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { writeArea } from './write-area.ts';

const root = join(import.meta.dirname, '../..');
const [name = '', ...rest] = process.argv.slice(2);

function step(program: string, args: readonly string[]): void {
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

try {
  if (name === '' || rest.length > 0) throw new Error('Use: npm run new-area -- NAME, as in first-homes.');
  const folder = await writeArea(name, root);
  console.log(`mf-${name} is written; linking its packages and making its types …`);
  step('pnpm', ['install', '--no-frozen-lockfile', '--prefer-offline', '--reporter=silent']);
  step(process.execPath, ['api/app/write-contracts.ts']);
  console.log(
    [
      `${folder} is ready.`,
      `  npm run dev -- ${name}               edit and see`,
      `  npm test -- ${name}                  its lint, types and tests`,
      `  npm run ops -- publish ${name}       a release, then: npm run ops -- promote ${name} VERSION`,
      'Commit the folder and pnpm-lock.yaml, and give the area its line in README.md.',
    ].join('\n'),
  );
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : String(problem));
  process.exitCode = 1;
}
