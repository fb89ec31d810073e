import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What this process knows of a checkout; each part is read once, when it is first needed. */
export class Checkout {
  readonly #root: string;
  #files: readonly string[] | undefined;
  #changed: readonly string[] | undefined;
  readonly #hashes = new Map<string, string>();

  /** @param root of the checkout */
  constructor(root: string) {
    this.#root = root;
  }

  /** Its files, sorted, from the root: without what git ignores or, where git fails, packages and caches. */
  get files(): readonly string[] {
    this.#files ??= (this.#git('ls-files', '-co', '--exclude-standard') ?? this.#walk()).toSorted();
    return this.#files;
  }

  /** Those that differ from what CI has passed (origin/main, or else the last commit), even if gone; none without git. */
  get changedFiles(): readonly string[] {
    this.#changed ??= [
      ...(this.#git(
        'diff',
        '--name-only',
        '--relative',
        this.#git('merge-base', 'HEAD', 'origin/main')?.[0] ?? 'HEAD',
      ) ?? []),
      ...(this.#git('ls-files', '--others', '--exclude-standard') ?? []),
    ];
    return this.#changed;
  }

  /** Hash of what a file holds; '' of one that is gone. @param file from the root */
  hashOf(file: string): string {
    const known = this.#hashes.get(file);
    if (known !== undefined) return known;
    const hash = hashFile(join(this.#root, file));
    this.#hashes.set(file, hash);
    return hash;
  }

  /** Lines that git prints; undefined where it fails or there is none. */
  #git(...args: readonly string[]): readonly string[] | undefined {
    const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: this.#root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
  }

  #walk(folder = ''): readonly string[] {
    return readdirSync(join(this.#root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return /^(?:node_modules|dist|\.\w+)$/.test(entry.name) ? [] : this.#walk(path);
      return entry.isFile() ? [path] : [];
    });
  }
}

/** That of this program. */
export const ownCheckout = new Checkout(join(import.meta.dirname, '..'));

function hashFile(path: string): string {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return '';
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
