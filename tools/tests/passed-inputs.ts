import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** In a folder: what programs and their documents are made of. Other tests than those that are left out do not count. */
const isInput = (file: string): boolean =>
  /\.(?:[cm]?[jt]sx?|css|json|md)$/.test(file) && !/\.test\.tsx?$|(?:^|[/\\])(?:node_modules|dist)[/\\]/.test(file);

const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isInput)
    .map((file) => join(folder, file))
    .toSorted();

/**
 * What tests that rarely find something depend on. They run again here once it has changed since they passed; where they
 * never did, only `--full` runs them.
 */
export class PassedInputs {
  readonly #record: string;
  readonly #inputs: readonly string[];

  /**
   * @param name of the tests
   * @param inputs files and folders, from the root; the installed packages are always one
   */
  constructor(name: string, inputs: readonly string[]) {
    this.#record = join(root, '.cache/passed', name);
    this.#inputs = inputs;
  }

  /** Whether they have changed since the tests passed here; false if these never did. */
  get haveChanged(): boolean {
    return existsSync(this.#record) && readFileSync(this.#record, 'utf8') !== this.#hash();
  }

  /** Remembers that the tests have passed. */
  record(): void {
    mkdirSync(dirname(this.#record), { recursive: true });
    writeFileSync(this.#record, this.#hash());
  }

  #hash(): string {
    const hash = createHash('sha256').update(process.version);
    const files = this.#inputs.flatMap((path) => (statSync(join(root, path)).isFile() ? [path] : filesOf(path)));
    for (const file of ['pnpm-lock.yaml', ...files]) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
    return hash.digest('hex');
  }
}
