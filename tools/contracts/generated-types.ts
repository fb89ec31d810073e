import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { areaNames } from '../areas.ts';
import { completeOperations } from './declared-operations.ts';
import { renewFiles, type GeneratedFile } from './renew-files.ts';

/** The packages in `shared/` that a package is made of. */
function sharedPackagesOf(root: string, folder: string): readonly string[] {
  const { dependencies } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  return Object.keys(dependencies)
    .filter((name) => name.startsWith('@verandah/'))
    .map((name) => `shared/${basename(name)}`);
}

/** Paths and contents of a package's source, without tests. */
const sourceOf = (root: string, folder: string): readonly (string | Buffer)[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.(?:ts|json)$/.test(path) && !path.includes('node_modules'))
    .toSorted()
    .flatMap((path) => [path, readFileSync(join(root, folder, path))]);

/** Types of the REST client: they follow from the OpenAPI document, which follows from the API's source. */
const restTypes = (root: string): GeneratedFile => ({
  path: 'shared/client/rest-types.generated.ts',
  inputs: () => ['api', ...sharedPackagesOf(root, 'api')].flatMap((folder) => sourceOf(root, folder)),
  async generate() {
    const script = join(root, 'api/app/print-rest-types.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [script], { maxBuffer: 64 << 20 });
    return `// Generated from the OpenAPI document of the API by npm run types. Do not edit.\n${stdout}`;
  },
});

/** Types of an area's operations: they follow from the operations, and from the schema of the GraphQL API. */
function operationTypes(root: string, folder: string): GeneratedFile {
  const schema = readFileSync(join(root, 'api/schema.graphql'), 'utf8');
  const operations = () => completeOperations(join(root, folder, 'src'), [join(root, 'shared/design')]);
  return {
    path: `${folder}/src/graphql.generated.ts`,
    inputs: () => [schema, readFileSync(join(import.meta.dirname, 'graph-types.ts')), JSON.stringify(operations())],
    async generate() {
      // Only where something is generated: both take a while to load.
      const [{ buildSchema }, { graphTypes }] = await Promise.all([import('graphql'), import('./graph-types.ts')]);
      return graphTypes(buildSchema(schema), operations());
    },
  };
}

/**
 * Generates the types that the repository does not contain (`*.generated.ts`), where they are missing or out of date.
 * No program needs them to run: only the compiler, lint, editors and packages of ours that others install.
 * @returns the paths of those that were
 * @throws {Error} naming each file that could not be generated, and why
 */
export async function generateTypes(root: string): Promise<readonly string[]> {
  // Another version of a generator may write something else.
  const installed = readFileSync(join(root, 'pnpm-lock.yaml'));
  const folders = [...areaNames(root).map((area) => `mf-${area}`), 'tools/new-area/template'];
  const files = [restTypes(root), ...folders.map((folder) => operationTypes(root, folder))];
  return renewFiles(
    root,
    files.map((file) => ({ ...file, inputs: () => [installed, ...file.inputs()] })),
  );
}
