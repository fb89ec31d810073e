import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { integrityOf, type ReleaseStore } from '@verandah/releases';
import { LRUCache } from 'lru-cache';
import { replacePositions } from './replace-positions.ts';

const decompress = promisify(brotliDecompress);

/** Lengths of what a build has in the place of the version, in the container's name and as text. */
const placeholder = { identifier: 'VERANDAH_VERSION_ID'.length, text: 'VERANDAH_VERSION'.length };
/**
 * A position in a script of a release: '…/r/search/1.4.0/web/js/app.0a1b.js:1:2345', '…/search/1.4.0/server.cjs:12:3';
 * or of the shell: '…/r/host/1.0.0-4f2a9c01d3/web/js/shell.0a1b.js:1:2345'.
 */
const position =
  /^(?:.*\/)?([a-z][a-z0-9-]{0,39})\/(\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[0-9a-f]{10})?)\/(web\/[\w./~-]{1,200}?\.js|server\.cjs):(\d{1,7}):(\d{1,7})/;
/** Bytes of all maps of a release, decompressed. Those of an area have some megabytes. */
const mostMapBytes = 32 << 20;

interface Script {
  readonly map: SourceMap;
  readonly lines: readonly string[];
  /** 'mf_search__1_4_0'; null for the shell, into which no version is written. */
  readonly container: string | null;
}
/** The file of a build that holds its maps. */
interface MapsFile {
  readonly path: string;
  readonly integrity: string;
  readonly container: string | null;
}
/** Folder and name of the shell among the builds. */
const shell = 'host';
interface OpenedMaps {
  readonly script: (path: string) => Promise<Script | null>;
}

/** Finds the source of positions in the scripts of releases and of the shell. */
export interface SourcePositions {
  /**
   * A stack with the positions in scripts of releases replaced by those in the source: 'search 1.4.0
   * src/pages/home/view.tsx:41:7', 'shell 1.0.0-4f2a9c01d3 host/browser/start.ts:41:7'. Others stay. Never throws.
   */
  original(stack: string): Promise<string>;
}

/** Reads the source maps that are stored with releases and builds of the shell; browsers can't load them. */
export function sourcePositions(
  store: Pick<ReleaseStore, 'manifest' | 'folder'> & { readonly builds: Pick<ReleaseStore['builds'], 'maps'> },
): SourcePositions {
  // Some megabytes each while they are open.
  const opened = new LRUCache<string, Promise<OpenedMaps | null>>({ max: 6, ttl: 600_000 });

  async function ofRelease(area: string, version: string): Promise<MapsFile | null> {
    const manifest = await store.manifest(area, version);
    return manifest?.maps ? { ...manifest.maps, container: manifest.container } : null;
  }
  async function ofShell(version: string): Promise<MapsFile | null> {
    const maps = await store.builds.maps(version);
    return maps && { ...maps, container: null };
  }

  async function open(area: string, version: string): Promise<OpenedMaps | null> {
    const file = area === shell ? await ofShell(version) : await ofRelease(area, version);
    if (!file) return null;
    const folder = store.folder(area, version);
    const bytes = await readFile(join(folder, file.path));
    if (integrityOf(bytes) !== file.integrity) return null;
    const maps = JSON.parse((await decompress(bytes, { maxOutputLength: mostMapBytes })).toString('utf8')) as Readonly<
      Record<string, ConstructorParameters<typeof SourceMap>[0]>
    >;
    const scripts = new Map<string, Script>();
    return {
      async script(path) {
        const known = scripts.get(path);
        const payload = Object.hasOwn(maps, path) ? maps[path] : undefined;
        if (known || !payload) return known ?? null;
        const lines = (await readFile(join(folder, path), 'utf8')).split('\n');
        const script = { map: new SourceMap(payload), lines, container: file.container };
        scripts.set(path, script);
        return script;
      },
    };
  }

  async function sourceOf(
    area: string,
    version: string,
    path: string,
    line: number,
    column: number,
  ): Promise<string | null> {
    const key = `${area} ${version}`;
    const maps = opened.get(key) ?? open(area, version).catch(() => null); // without maps the position stays
    opened.set(key, maps);
    const script = await (await maps)?.script(path);
    const text = script?.lines[line - 1];
    if (!script || text === undefined) return null;
    const at = column - 1;
    const entry = script.map.findEntry(
      line - 1,
      script.container === null ? at : builtColumn(text, at, version, script.container),
    );
    if (!('originalSource' in entry) || !entry.originalSource) return null;
    // The shell is built in its folder of this repository: 'host/browser/start.ts', 'shared/kit/hooks.ts'.
    const [name, source] =
      area === shell ? ['shell', posix.join('host', entry.originalSource)] : [area, entry.originalSource];
    return `${name} ${version} ${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  }

  return {
    original: (stack) =>
      replacePositions(stack, position, ([, area = '', version = '', path = '', line, column]) =>
        sourceOf(area, version, path, Number(line), Number(column)),
      ),
  };
}

/** The column before the version was written into the build: maps are of that text. */
function builtColumn(line: string, column: number, version: string, container: string): number {
  const before = line.slice(0, column);
  const times = (text: string): number => before.split(text).length - 1;
  const identifier = version.replace(/\W/g, '_');
  return (
    column +
    times(container) * (placeholder.identifier - identifier.length) +
    times(`"${version}"`) * (placeholder.text - version.length)
  );
}
