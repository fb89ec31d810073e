import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * In a folder: what programs and their documents are made of. Other tests than those that are left out do not count,
 * and types that are generated from the rest.
 */
const isInput = (file: string): boolean =>
  /\.(?:[cm]?[jt]sx?|css|json|md)$/.test(file) &&
  !/\.(?:test|generated)\.tsx?$|(?:^|[/\\])(?:node_modules|dist)[/\\]/.test(file);

const filesOf = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isInput)
    .map((file) => join(folder, file))
    .toSorted();

const changed = new Map<string, readonly string[]>();

/**
 * Files that differ from what CI has passed (origin/main, or else the last commit), from the root; none without git.
 */
function changedFiles(root: string): readonly string[] {
  const known = changed.get(root);
  if (known !== undefined) return known;
  const git = (...args: readonly string[]): readonly string[] =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.split('\n').filter(Boolean) ?? [];
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'origin/main');
  const found = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  changed.set(root, found);
  return found;
}

/**
 * What tests that rarely find something depend on. They run again here once it has changed since they passed. Where
 * they never did, they run if it differs from what CI has passed; otherwise only `--full` runs them.
 */
export class PassedInputs {
  readonly #root: string;
  readonly #record: string;
  readonly #inputs: readonly string[];

  /**
   * @param name of the tests
   * @param inputs files and folders, from the root; the installed packages are always one
   * @param root of the checkout
   */
  constructor(name: string, inputs: readonly string[], root = join(import.meta.dirname, '../..')) {
    this.#root = root;
    this.#record = join(root, '.cache/passed', name);
    this.#inputs = inputs;
  }

  /** Whether they have changed since the tests passed here, or since CI passed if these never did. */
  get haveChanged(): boolean {
    if (existsSync(this.#record)) return readFileSync(this.#record, 'utf8') !== this.#hash();
    return changedFiles(this.#root).some((file) =>
      ['pnpm-lock.yaml', ...this.#inputs].some(
        (input) => file === input || (file.startsWith(`${input}/`) && isInput(file)),
      ),
    );
  }

  /** Remembers that the tests have passed. */
  record(): void {
    mkdirSync(dirname(this.#record), { recursive: true });
    writeFileSync(this.#record, this.#hash());
  }

  #hash(): string {
    const hash = createHash('sha256').update(process.version);
    const files = this.#inputs.flatMap((path) =>
      statSync(join(this.#root, path)).isFile() ? [path] : filesOf(this.#root, path),
    );
    for (const file of ['pnpm-lock.yaml', ...files])
      hash.update(`\0${file}\0`).update(readFileSync(join(this.#root, file)));
    return hash.digest('hex');
  }
}
