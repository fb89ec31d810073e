import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { developmentVersion } from '@verandah/areas/build';
import { replacePositions } from '@verandah/host';

/** Scripts of earlier builds whose maps are stored: a page that was loaded before an edit still runs them. */
const mostStored = 40;

/** Path of a script in the browser build → version that the page runs, as `versionOf` returned it. */
export type ScriptVersions = Readonly<Record<string, string>>;

/** A stack in terms of the author's source. */
export interface TracedStack {
  /** The first position in the area's own source, else in any: 'mf-search/src/pages/home/view.tsx:41:7'. */
  readonly where: string | null;
  /** From the first position in the own source on without the frames of packages. */
  readonly stack: string;
}

export interface ScriptMapsOptions {
  readonly area: string;
  /** The area's source. */
  readonly folder: string;
  /** Base of the file names. */
  readonly root: string;
  /** With the builds. */
  readonly outDir: string;
}

const isPackage = (path: string): boolean => /(?:^|\/)node_modules\//.test(path);

/** Finds the source of positions in the scripts of the development builds, also of earlier ones. */
export class ScriptMaps {
  readonly #options: ScriptMapsOptions;
  readonly #position: RegExp;
  readonly #stored = new Set<string>();
  #emptied: Promise<void> | undefined;

  constructor(options: ScriptMapsOptions) {
    this.#options = options;
    // 'View@http://localhost:3010/r/search/0.0.0-development/web/js/app.js:12:3', 'build:/server-2/server.cjs:12:3'
    this.#position = new RegExp(
      `^(.*?@)?(?:https?://[^/]+/r/${options.area}/${developmentVersion.replaceAll('.', String.raw`\.`)}/web/([\\w./~-]+\\.js)|build:/((?:server-\\d+/)?server\\.cjs)):(\\d+):(\\d+)`,
    );
  }

  /**
   * Stores the map of a script that is sent to a page.
   * @param path in the browser build
   * @returns a version, by which the page identifies the script in its errors
   */
  async versionOf(path: string, script: Buffer): Promise<string> {
    const version = createHash('sha256').update(path).update(script).digest('hex').slice(0, 16);
    if (this.#stored.has(version)) return version;
    // Those of an earlier start are of pages that have been loaded again.
    await (this.#emptied ??= rm(this.#storedFolder, { recursive: true, force: true }));
    await mkdir(this.#storedFolder, { recursive: true });
    try {
      await copyFile(join(this.#options.outDir, 'web', `${path}.map`), join(this.#storedFolder, version));
    } catch {
      return version; // it has no map: positions in it stay as they are
    }
    this.#stored.add(version);
    const [oldest = ''] = this.#stored;
    if (this.#stored.size > mostStored && this.#stored.delete(oldest))
      await rm(join(this.#storedFolder, oldest), { force: true });
    return version;
  }

  /** A stack of a browser or of the server, with positions in the source. Never throws. */
  async trace(stack: string, versions: ScriptVersions = {}): Promise<TracedStack> {
    const maps = new Map<string, Promise<SourceMap>>();
    const found: { readonly file: string; readonly text: string }[] = [];
    const traced = await replacePositions(
      stack.replaceAll(`${this.#options.outDir}${sep}`, 'build:/'),
      this.#position,
      async ([, before = '', path, server, line, column]) => {
        const file = server === undefined ? this.#mapOf(path ?? '', versions) : `${server}.map`;
        const map = maps.get(file) ?? this.#read(file);
        maps.set(file, map);
        const entry = (await map).findEntry(Number(line) - 1, Number(column) - 1);
        if (!('originalSource' in entry) || !entry.originalSource.startsWith('file:///')) return null;
        const source = fileURLToPath(entry.originalSource.replace(/\?.*$/, ''));
        const text = `${relative(this.#options.root, source)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
        found.push({ file: source, text });
        return before + text;
      },
    );
    const isOwn = (file: string): boolean =>
      file.startsWith(this.#options.folder + sep) && !isPackage(file.slice(this.#options.folder.length));
    const first =
      found.find(({ file }) => isOwn(file)) ?? found.find(({ text }) => !isPackage(text)) ?? found.at(0) ?? null;
    return { where: first?.text ?? null, stack: first ? withoutPackages(traced, first.text) : traced };
  }

  get #storedFolder(): string {
    return join(this.#options.outDir, 'maps');
  }

  /** The file of a script's map; of the newest build when the page does not name a version that is stored. */
  #mapOf(path: string, versions: ScriptVersions): string {
    const version = Object.hasOwn(versions, path) ? versions[path] : undefined;
    return version !== undefined && this.#stored.has(version) ? join('maps', version) : join('web', `${path}.map`);
  }

  async #read(file: string): Promise<SourceMap> {
    const payload = JSON.parse(await readFile(join(this.#options.outDir, file), 'utf8')) as ConstructorParameters<
      typeof SourceMap
    >[0];
    return new SourceMap(payload);
  }
}

/** The stack without the frames of packages that follow the line with `place`. */
function withoutPackages(stack: string, place: string): string {
  const lines = stack.split('\n');
  const own = lines.findIndex((line) => line.includes(place));
  return lines.filter((line, index) => index <= own || !isPackage(line)).join('\n');
}
