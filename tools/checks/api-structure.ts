import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** The layers of the API, from the top: an import leads to a lower layer, or stays within one. */
export const storeys = ['app', 'protocols', 'domains', 'platform'] as const;
type Storey = (typeof storeys)[number];

export interface Violation {
  /** 'api/domains/a/x.ts → api/domains/b/y.ts' */
  readonly arrow: string;
  readonly rule: string;
  /** Whether only types are imported, which do not exist at run time. */
  readonly typeOnly: boolean;
}

interface Import {
  readonly to: string;
  readonly typeOnly: boolean;
  /** Imported for its side effect only: types of the graph API are registered this way. */
  readonly bare: boolean;
}

export type Sources = ReadonlyMap<string, string>;

// Test helpers may import from anywhere, like tests.
const isTest = (path: string): boolean =>
  /\.test\.ts$|(?:^|\/)test-[^/]*(?:\.ts$|\/)|\/fixtures\/|permissions\.expected\.ts$/.test(path);

const statement =
  /^(?:import|export)\s+(?<type>type\s)?(?<names>[\w*${},\s]+?\sfrom\s+)?'(?<path>\.[^']+)'|\bimport\('(?<lazy>\.[^']+)'\)/gm;

/** The code of the API without its tests: path from the root, text. */
export function apiSources(root: string): Sources {
  const paths = readdirSync(join(root, 'api'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/(?:^|\/)node_modules\//.test(name))
    .map((name) => `api/${name}`)
    .filter((path) => !isTest(path));
  return new Map(paths.sort().map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

function importsOf(path: string, text: string): readonly Import[] {
  return [...text.matchAll(statement)].map(({ groups }) => ({
    to: posix.normalize(posix.join(posix.dirname(path), groups?.['path'] ?? groups?.['lazy'] ?? '')),
    typeOnly: groups?.['type'] !== undefined,
    bare: groups?.['path'] !== undefined && groups['names'] === undefined,
  }));
}

const storeyOf = (path: string): Storey | undefined => storeys.find((storey) => path.startsWith(`api/${storey}/`));
/** 'api/domains/listings'; undefined for a file outside the rooms. */
const roomOf = (path: string): string | undefined => /^(api\/(?:protocols|domains|platform)\/[^/]+)\//.exec(path)?.[1];
/** Files that composition and protocols register from a module: operations, routes, types of the graph API. */
const isDeclaration = (path: string): boolean =>
  /(?:^|-)(?:operations|routes|schema)[\w-]*\.ts$/.test(posix.basename(path));

function ruleBroken(from: string, { to, bare }: Import): string | undefined {
  if (!to.startsWith('api/')) return 'leads out of the API';
  const [above, below] = [storeyOf(from), storeyOf(to)];
  if (below === undefined) return undefined;
  if (above !== undefined && storeys.indexOf(above) > storeys.indexOf(below)) return `${above} reads no ${below}`;
  const room = roomOf(to);
  if (room === undefined || room === roomOf(from) || posix.basename(to) === 'public.ts') return undefined;
  if ((above === 'app' || above === 'protocols') && (bare || isDeclaration(to))) return undefined;
  return 'past public.ts';
}

/** Imports to a higher layer or out of the API, and imports into a module that bypass its `public.ts`. */
export function arrowsAgainstTheOrder(sources: Sources): readonly Violation[] {
  const found = new Map<string, Violation>();
  for (const [from, text] of sources)
    for (const each of importsOf(from, text)) {
      const { to, typeOnly } = each;
      const rule = ruleBroken(from, each);
      const arrow = `${from} → ${to}`;
      if (rule !== undefined && (sources.has(to) || !to.startsWith('api/')))
        found.set(arrow, { arrow, rule, typeOnly: typeOnly && found.get(arrow)?.typeOnly !== false });
    }
  return [...found.values()].sort((a, b) => (a.arrow < b.arrow ? -1 : 1));
}
