import { basename } from 'node:path';
import { PassedInputs } from './passed-inputs.ts';

/** What is built and packed for squads and operators. */
const packed = ['shared', 'releases', 'scripts'];

/** Test files that take long, for programs that rarely change: what each depends on besides itself. */
const rare: Readonly<Record<string, readonly string[]>> = {
  'scripts/pack/pack-packages.test.ts': packed,
  'scripts/pack/client.test.ts': ['shared/client', 'scripts/pack', 'api'],
  'scripts/operator/operator.test.ts': packed,
  'scripts/recipes.test.ts': [
    ...packed,
    ...['docs/recipes.md', 'docs/squads.md', 'api/schema.graphql', 'jest.config.js', 'tsconfig.json'],
    ...['.oxlintrc.json', '.oxfmtrc.json'],
  ],
};

/** The files that run only with `--full`, or once what they depend on has changed. */
export const rareTests: readonly { readonly file: string; readonly inputs: PassedInputs }[] = Object.entries(rare).map(
  ([file, inputs]) => ({ file, inputs: new PassedInputs(basename(file), [file, ...inputs]) }),
);

/**
 * Those that a run leaves out.
 * @param patterns what the run was given to choose files; one that names a file has it run
 */
export const leftOut = (patterns: readonly string[]): readonly string[] =>
  process.env['FULL'] === '1'
    ? []
    : rareTests
        .filter(({ file, inputs }) => {
          const name = basename(file, '.test.ts');
          return !patterns.some((pattern) => basename(pattern).startsWith(name)) && !inputs.haveChanged;
        })
        .map(({ file }) => file);
