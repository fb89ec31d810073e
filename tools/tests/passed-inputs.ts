import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ownCheckout, type Checkout } from '../checkout.ts';

/** In a folder: other tests than those that are left out do not count, nor types that are generated from the rest. */
const isInput = (file: string): boolean => !/\.(?:test|generated)\.tsx?$/.test(file);

const root = join(import.meta.dirname, '../..');

/**
 * What tests that rarely find something depend on. They run again here once it has changed since they passed. Where
 * they never did, they run if it differs from what CI has passed; otherwise only `--full` runs them.
 */
export class PassedInputs {
  readonly name: string;
  readonly #record: string;
  readonly #inputs: readonly string[];
  readonly #checkout: Checkout;

  /**
   * @param name of the tests: no two share one
   * @param inputs files and folders, from the root; the installed packages are always one
   * @param folder of the checkout
   */
  constructor(name: string, inputs: readonly string[], folder = root, checkout = ownCheckout) {
    this.name = name;
    this.#record = join(folder, '.cache/passed', name);
    this.#inputs = ['pnpm-lock.yaml', ...inputs];
    this.#checkout = checkout;
  }

  /** Whether they have changed since the tests passed here, or since CI passed if these never did. */
  get haveChanged(): boolean {
    if (existsSync(this.#record)) return readFileSync(this.#record, 'utf8') !== this.#hash();
    return this.#checkout.changedFiles.some((file) => this.#counts(file));
  }

  /** Inputs that are neither a file nor a folder of the checkout. */
  get missing(): readonly string[] {
    return this.#inputs.filter(
      (input) => !this.#checkout.files.some((file) => file === input || file.startsWith(`${input}/`)),
    );
  }

  /** Remembers that the tests have passed with what the inputs were when this process first read them. */
  record(): void {
    mkdirSync(dirname(this.#record), { recursive: true });
    writeFileSync(this.#record, this.#hash());
  }

  #counts(file: string): boolean {
    return this.#inputs.some((input) => file === input || (file.startsWith(`${input}/`) && isInput(file)));
  }

  #hash(): string {
    const hash = createHash('sha256').update(process.version);
    for (const file of this.#checkout.files.filter((each) => this.#counts(each)))
      hash.update(`\0${file}\0`).update(this.#checkout.hashOf(file));
    return hash.digest('hex');
  }
}
