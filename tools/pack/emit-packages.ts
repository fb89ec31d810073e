import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { scriptSyntax } from '@verandah/areas/supported-browsers';
import type { PublishedPackage } from './published-packages.ts';

/** Modules that a build names by their paths instead of importing them. */
const namedByPath = ['areas/build/hot/apply-updates.ts', 'areas/build/federation/light-runtime.ts'];

/**
 * Compiles the libraries with the TypeScript compiler: ES modules and declarations, one of each for a source file, in
 * `out`/FOLDER. Names of source files become names of built ones, and the style sheets and other files that modules
 * name are copied.
 * @throws {Error} with the compiler's messages
 */
export function emitPackages(root: string, packages: readonly PublishedPackage[], out: string): void {
  const shared = join(root, 'shared');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const configuration = join(out, 'tsconfig.json');
  const entries = packages.flatMap(({ folder, manifest }) =>
    Object.values(manifest.exports).map((file) => join(folder, file)),
  );
  writeFileSync(
    configuration,
    JSON.stringify({
      extends: relative(out, join(root, 'tsconfig.json')),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        rewriteRelativeImportExtensions: true,
        target: scriptSyntax,
        rootDir: shared,
        outDir: out,
        typeRoots: [join(root, 'node_modules/@types')],
        types: ['node'],
        // Through node_modules, some modules are taken for those of others and not emitted.
        paths: pathsOf(packages),
      },
      include: [],
      files: [
        join(shared, 'design/css.d.ts'),
        ...entries.filter((file) => /\.tsx?$/.test(file)),
        ...namedByPath
          .map((file) => join(shared, file))
          .filter((file) => packages.some(({ folder }) => file.startsWith(`${folder}/`))),
      ],
    }),
  );
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', configuration],
    { encoding: 'utf8' },
  );
  rmSync(configuration);
  if (status !== 0) throw new Error(`The packages could not be compiled:\n${stdout}${stderr}`);
  for (const path of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (/\.(?:js|d\.ts)$/.test(path)) completeModule(path, shared, out);
  }
  for (const path of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (/\.js$/.test(path)) checkImports(path, out);
  }
  for (const file of entries.filter((entry) => !/\.tsx?$/.test(entry))) copyAsset(file, shared, out);
}

/** Entry points by the names under which they are imported. */
const pathsOf = (packages: readonly PublishedPackage[]): Record<string, string[]> =>
  Object.fromEntries(
    packages.flatMap(({ folder, manifest: { name, exports } }) =>
      Object.entries(exports).map(([path, file]) => [join(name, path), [join(folder, file)]]),
    ),
  );

const relativeImport = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g;

/** @throws {Error} when the built module imports a file that the compiler has not written */
function checkImports(path: string, out: string): void {
  for (const [, name] of readFileSync(join(out, path), 'utf8').matchAll(relativeImport)) {
    const imported = join(out, dirname(path), name as string);
    if (!existsSync(imported)) throw new Error(`${path} imports ${name}, which the compiler has not written.`);
  }
}

const fileName = /(['"`])((?:\.{1,2}\/)*[\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|css|cjs))\1/g;

/** Replaces the names of source files in a built module, and copies the other files that it names. */
function completeModule(path: string, shared: string, out: string): void {
  const file = join(out, path);
  const source = dirname(join(shared, path));
  const text = readFileSync(file, 'utf8').replace(fileName, (literal, quote: string, name: string) => {
    const named = join(source, name);
    if (!existsSync(named)) return literal;
    if (!/\.tsx?$/.test(name)) {
      copyAsset(named, shared, out);
      return literal;
    }
    return `${quote}${name.replace(/\.tsx?$/, '.js')}${quote}`;
  });
  writeFileSync(file, text);
}

function copyAsset(file: string, shared: string, out: string): void {
  const target = join(out, relative(shared, file));
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(file, target);
}
