import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { common } from './configuration.ts';
import { Minimizer } from './minimizer.ts';
import { runWebpack } from './public.ts';
import { scriptRule } from './rules.ts';
import { scriptMinimizer } from './script-minimizer.ts';
import { sourceMaps } from './source-maps.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'minimizer-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds a script of two modules. @returns its text */
async function built(minimizer: Minimizer): Promise<string> {
  writeFileSync(join(folder, 'entry.ts'), `import { fail } from './fail.ts';\n\nfail('entry');\n`);
  writeFileSync(
    join(folder, 'fail.ts'),
    `/** Not in the script. */\nexport function fail(where: string): never {\n  throw new Error(where);\n}\n`,
  );
  await runWebpack({
    ...common('minimized', folder),
    entry: { main: join(folder, 'entry.ts') },
    output: { path: join(folder, 'out'), filename: '[name].js' },
    module: { rules: [scriptRule()] },
    optimization: { minimizer: [minimizer] },
    plugins: [sourceMaps({ columns: true })],
  });
  return readFileSync(join(folder, 'out/main.js'), 'utf8');
}

test('[REL-31] the map of a minimized script leads to the line and column of the source', async () => {
  const text = await built(scriptMinimizer());
  expect(text).not.toMatch(/where|Not in/);
  const map = new SourceMap(JSON.parse(readFileSync(join(folder, 'out/main.js.map'), 'utf8')) as SourceMapPayload);
  expect(map.findEntry(0, text.indexOf('Error('))).toMatchObject({
    originalSource: expect.stringMatching(/fail\.ts$/),
    originalLine: 2,
    originalColumn: 12,
  });
});

test('[REL-167] a file that cannot be minimized fails the build, which names it', async () => {
  const minimize = (): never => {
    throw new Error('no such syntax');
  };
  await expect(built(new Minimizer({ name: 'Test', test: /\.js$/, minimize }))).rejects.toThrow(
    'main.js cannot be minimized: no such syntax',
  );
});
