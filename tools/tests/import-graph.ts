import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const code = /\.[cm]?[jt]sx?$/;
/** What is quoted and may be a file: imports, and programs that are started by their name. */
const quoted = /['"`]([\w@./-]+)['"`]/g;

/** They change no behaviour: the compiler checks them. */
const ofTypes = /^(?:import|export) type [^;]*;$/gm;

/** Which files of a checkout import which, or name them beside themselves. */
export class ImportGraph {
  readonly #importers = new Map<string, string[]>();

  /**
   * @param root of the checkout
   * @param files from the root
   */
  constructor(root: string, files: readonly string[]) {
    const known = new Set(files);
    const packages = packageEntries(root, files);
    for (const file of files.filter((each) => code.test(each)))
      for (const [, name = ''] of textOf(root, file).replaceAll(ofTypes, '').matchAll(quoted)) {
        const imported = packages.get(name) ?? posix.join(dirname(file), name);
        if (known.has(imported) && imported !== file) this.#add(imported, file);
      }
  }

  /**
   * The files themselves and those that import them, directly or through others.
   * @param isEnd of what everything imports: it is reached, and what imports it is not
   */
  reachedFrom(files: readonly string[], isEnd: (file: string) => boolean): ReadonlySet<string> {
    const reached = new Set(files);
    for (const file of reached) {
      if (isEnd(file) && !files.includes(file)) continue;
      for (const importer of this.#importers.get(file) ?? []) reached.add(importer);
    }
    return reached;
  }

  #add(imported: string, importer: string): void {
    const importers = this.#importers.get(imported);
    if (importers === undefined) this.#importers.set(imported, [importer]);
    else importers.push(importer);
  }
}

/** The file behind each name that a package of the workspace exports: '@verandah/market' */
function packageEntries(root: string, files: readonly string[]): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (const file of files.filter((each) => posix.basename(each) === 'package.json')) {
    const { name, exports } = JSON.parse(textOf(root, file) || '{}') as {
      readonly name?: string;
      readonly exports?: Readonly<Record<string, unknown>>;
    };
    for (const [path, target] of Object.entries(exports ?? {}))
      if (typeof target === 'string' && name !== undefined)
        entries.set(posix.join(name, path), posix.join(dirname(file), target));
  }
  return entries;
}

/** '' of a file that is gone. */
function textOf(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    // It is listed by git, and deleted.
    return '';
  }
}
