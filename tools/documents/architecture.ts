import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Path from the root, and text. */
export type Sources = ReadonlyMap<string, string>;
/** How many imports lead from one node to another. */
export type ImportCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Imports between two domains of the API from which on the diagram has an arrow. */
const leastDrawn = 5;
const begin = '<!-- Drawn by npm run architecture. -->';
const end = '<!-- End of the drawing. -->';

/** Tests and their helpers may import from anywhere. */
const isProduct = (path: string): boolean =>
  /^(?:api|host|mf-[a-z]+|releases|shared)\/.*\.tsx?$/.test(path) &&
  !/\.(?:test|stories)\.tsx?$|(?:^|\/)(?:test-[^/]*|fixtures?\/.*|permissions\.expected)(?:\.ts$|\/|$)/.test(path);

/** The product's code without its tests. */
export function productSources(root: string): Sources {
  const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => isProduct(path) && existsSync(join(root, path)));
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** 'shared/market', 'api/domains/feeds', 'api/platform', 'host', or 'mf-*' for every area. */
function nodeOf(path: string): string {
  const [first = '', second = '', third = ''] = path.split('/');
  if (first.startsWith('mf-')) return 'mf-*';
  if (first === 'shared') return `shared/${second}`;
  if (first === 'api' && second === 'domains') return `api/domains/${third}`;
  return first === 'api' && path.split('/').length > 2 ? `api/${second}` : first;
}

/** The node that an import leads to; undefined for packages from npm. */
function targetOf(path: string, specifier: string, sources: Sources): string | undefined {
  if (specifier.startsWith('.')) return nodeOf(posix.join(posix.dirname(path), specifier));
  const name = /^@verandah\/([a-z-]+)/.exec(specifier)?.[1];
  if (name === undefined) return undefined;
  return [...sources.keys()].some((each) => each.startsWith(`shared/${name}/`)) ? `shared/${name}` : name;
}

/** Counts the imports between packages and, inside the API, between its layers and domains. */
export function importCounts(sources: Sources): ImportCounts {
  const counts = new Map<string, Map<string, number>>();
  for (const [path, text] of sources) {
    const from = nodeOf(path);
    for (const [, specifier = ''] of text.matchAll(/\b(?:from|import)\s*\(?\s*'([^'\n]+)'/g)) {
      const to = targetOf(path, specifier, sources);
      if (to === undefined || to === from) continue;
      const row = counts.get(from) ?? new Map<string, number>();
      counts.set(from, row.set(to, (row.get(to) ?? 0) + 1));
    }
  }
  return counts;
}

type Arrow = readonly [from: string, to: string];

const isDomain = (node: string): boolean => node.startsWith('api/domains/');
const packageOf = (node: string): string => (node.startsWith('api/') ? 'api' : node);

/** Arrows between packages, without those that follow from others: a → c when a → b → c. */
function packageArrows(counts: ImportCounts): readonly Arrow[] {
  const reached = new Map<string, Set<string>>();
  for (const [from, row] of counts)
    for (const to of row.keys()) {
      const [above, below] = [packageOf(from), packageOf(to)];
      if (above !== below) reached.set(above, (reached.get(above) ?? new Set()).add(below));
    }
  const leads = (from: string, to: string, passed: readonly string[] = []): boolean =>
    [...(reached.get(from) ?? [])].some(
      (next) => next === to || (!passed.includes(next) && leads(next, to, [...passed, next])),
    );
  return [...reached].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((other) => other !== to && leads(other, to)))
      .map((to): Arrow => [from, to]),
  );
}

const domainArrows = (counts: ImportCounts): readonly (readonly [...Arrow, count: number])[] =>
  [...counts].flatMap(([from, row]) =>
    isDomain(from) ? [...row].filter(([to]) => isDomain(to)).map(([to, count]) => [from, to, count] as const) : [],
  );

/** 'feeds' of 'api/domains/feeds'; packages have their path, since Mermaid reserves 'graph'. */
const nameOf = (node: string): string => {
  if (node === 'mf-*') return 'remotes';
  return isDomain(node) ? posix.basename(node) : node;
};
const sorted = (lines: readonly string[]): readonly string[] => [...new Set(lines)].toSorted();

/** The diagram as a Mermaid block, with a sentence about the imports that it leaves out. */
export function drawArchitecture(counts: ImportCounts): string {
  const packages = packageArrows(counts);
  const domains = domainArrows(counts);
  const nodes = domains.flatMap(([from, to]) => [from, to]);
  const draw = (arrows: readonly Arrow[]): readonly string[] =>
    sorted(arrows.map(([from, to]) => `  ${nameOf(from)} --> ${nameOf(to)}`));
  const thin = domains.filter(([, , count]) => count < leastDrawn);
  return [
    '```mermaid',
    'flowchart TB',
    '  remotes["mf-*: six areas"]',
    `  subgraph api["api: app → protocols → ${new Set(nodes).size} domains → platform"]`,
    ...sorted(nodes.map((node) => `    ${nameOf(node)}`)),
    '  end',
    ...draw(packages),
    ...draw(domains.flatMap(([from, to, count]): Arrow[] => (count < leastDrawn ? [] : [[from, to]]))),
    '```',
    '',
    `An arrow is an import. Left out: between packages, what follows from other arrows; between domains, fewer than ${leastDrawn} imports: ${sorted(
      thin.map(([from]) => from),
    )
      .map(
        (from) =>
          `${nameOf(from)} of ${sorted(thin.filter(([each]) => each === from).map(([, to]) => nameOf(to))).join(', ')}`,
      )
      .join('; ')}.`,
  ].join('\n');
}

/**
 * The document with its drawing replaced.
 * @throws {Error} when the document has no place for it
 */
export function withDrawing(document: string, drawing: string): string {
  const [before, after] = [document.split(begin)[0], document.split(end)[1]];
  if (before === undefined || after === undefined || !document.includes(begin))
    throw new Error(`docs/architecture.md needs the lines "${begin}" and "${end}" around its drawing.`);
  return `${before}${begin}\n\n${drawing}\n\n${end}${after}`;
}
