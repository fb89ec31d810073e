import { transform } from 'lightningcss';
import postcss, { type AtRule, type Declaration, type Node, type Rule } from 'postcss';
import { styleSyntax } from '@verandah/areas/supported-browsers';
import { entryAt, lackingBrowsers, type Feature } from './compat-data.ts';
import type { Problem } from './problem.ts';
import { atRuleFeatures, declarationFeatures, declarationProblems, selectorFeatures } from './style-features.ts';

interface Use {
  readonly node: Node;
  /** How the feature is named in the style sheet. */
  readonly written: string;
  readonly feature: Feature;
}

/** Whether an `@supports` around a rule requires what is written in it. */
function isSupportsGuarded({ node, written }: Use): boolean {
  for (let outer = node.parent as Node | undefined; outer !== undefined; outer = outer.parent as Node | undefined) {
    if (outer.type !== 'atrule' || (outer as AtRule).name !== 'supports') continue;
    const { params } = outer as AtRule;
    if (params.includes(written) && !/^\s*not\b/.test(params)) return true;
  }
  return false;
}

/** Whether the same rule declares the property before with a value that every browser has. */
function hasFallback({ node }: Use): boolean {
  if (node.type !== 'decl') return false;
  const { prop } = node as Declaration;
  for (let before = node.prev(); before !== undefined; before = before.prev())
    if (before.type === 'decl' && (before as Declaration).prop === prop)
      return declarationProblems(prop, (before as Declaration).value).length === 0;
  return false;
}

/** Whether a sheet hides a scroll bar in the older way too. */
function hidesScrollBar({ node, feature }: Use): boolean {
  if (!feature.path.startsWith('css.properties.scrollbar-width') || (node as Declaration).value !== 'none')
    return false;
  const { selectors } = node.parent as Rule;
  const hidden = new Set<string>();
  node.root().walkRules(/::-webkit-scrollbar$/, (rule) => rule.selectors.forEach((each) => hidden.add(each)));
  return selectors.every((each) => hidden.has(`${each}::-webkit-scrollbar`));
}

/** The prefix under which the same rule declares the property too. */
function prefixOf(node: Node): string | undefined {
  if (node.type !== 'decl') return undefined;
  const { prop } = node as Declaration;
  for (const other of (node.parent as Rule).nodes)
    if (other.type === 'decl' && other.prop !== prop && other.prop.replace(/^-[a-z]+-/, '') === prop)
      return other.prop.slice(0, other.prop.length - prop.length);
  return undefined;
}

const isGuarded = (use: Use): boolean => isSupportsGuarded(use) || hasFallback(use) || hidesScrollBar(use);

const browsersWithout = ({ node, feature }: Use): string[] => {
  const [, property = ''] = /^css\.properties\.([\w-]+)\./.exec(feature.path) ?? [];
  return lackingBrowsers(feature.entry, prefixOf(node), entryAt('css', 'properties', property));
};

/** Uses of what some supported browser lacks. */
function usesIn(text: string): Use[] {
  const uses: Use[] = [];
  const sheet = postcss.parse(text);
  sheet.walkDecls((node) => {
    if (node.prop === 'composes') return;
    // Descriptors: `src`, `font-display`, `syntax`.
    if (node.parent?.type === 'atrule' && /^(?:font-face|property|counter-style)$/.test((node.parent as AtRule).name))
      return;
    for (const feature of declarationFeatures(node.prop, node.value)) {
      const [name = ''] = /[^.]+$/.exec(feature.path) ?? [];
      uses.push({ node, written: node.value.includes(name) ? name : node.prop, feature });
    }
  });
  sheet.walkRules((node) => {
    for (const [written, feature] of selectorFeatures(node.selector)) uses.push({ node, written, feature });
  });
  sheet.walkAtRules((node) => {
    for (const feature of atRuleFeatures(node.name, node.params))
      uses.push({ node, written: `@${node.name}`, feature });
  });
  return uses.filter((use) => browsersWithout(use).length > 0);
}

/** A style sheet as the build writes it: with prefixes, and syntax lowered. Scopes of style modules are gone. */
const buildStyles = (path: string, text: string): string =>
  transform({
    filename: path,
    code: Buffer.from(text.replaceAll(/:(?:global|local)\(/g, ':is(')),
    ...styleSyntax,
    errorRecovery: true,
  }).code.toString();

/**
 * Uses of what some supported browser lacks, without a guard, in a style sheet of the source. What counts is the sheet
 * as it is built: a fallback that the build drops is none.
 */
export function styleProblems(path: string, text: string): Problem[] {
  const left = new Map<string, readonly string[]>();
  for (const use of usesIn(buildStyles(path, text)))
    if (!isGuarded(use)) left.set(use.feature.path, browsersWithout(use));
  const stated = usesIn(text).filter(({ feature }) => left.has(feature.path));
  const unguarded = stated.filter((use) => !isGuarded(use));
  return [...left].flatMap(([feature, browsers]) => {
    const isOf = (use: Use): boolean => use.feature.path === feature;
    const uses = unguarded.some(isOf) ? unguarded.filter(isOf) : stated.filter(isOf);
    return uses.map(({ node }) => ({ path, line: node.source?.start?.line ?? 1, feature, browsers }));
  });
}
