import type { Identifier } from '@mdn/browser-compat-data';
import { compatData, entriesBelow, entryAt, lackingBrowsers, type Feature } from './compat-data.ts';

const types = [...entriesBelow('css.types', compatData.css['types'] as unknown as Identifier)];

/** Entries of functions by their names; a name may be that of several. */
const functions = new Map<string, Feature[]>();
for (const feature of types) {
  const name = feature.path.slice(feature.path.lastIndexOf('.') + 1).replace(/_function$/, '');
  functions.set(name, [...(functions.get(name) ?? []), feature]);
}

const lengths: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['cap', 'ic', 'lh', 'rcap', 'rch', 'rex', 'ric', 'rlh', 'vb', 'vi'].map((unit) => [unit, unit]),
  ),
  ...Object.fromEntries(
    (['dynamic', 'large', 'small'] as const).flatMap((size) =>
      ['vw', 'vh', 'vi', 'vb', 'vmin', 'vmax'].map((unit) => [
        `${size[0]}${unit}`,
        `viewport_percentage_units_${size}`,
      ]),
    ),
  ),
  ...Object.fromEntries(
    ['cqw', 'cqh', 'cqi', 'cqb', 'cqmin', 'cqmax'].map((unit) => [unit, 'container_query_length_units']),
  ),
};

const withoutTexts = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)/g, ' ');

const featuresAt = (...names: readonly string[]): Feature[] => {
  const entry = entryAt(...names);
  return entry?.__compat === undefined ? [] : [{ path: names.join('.'), entry }];
};

/** The features of a declaration: the property, the keywords, functions and units of its value. */
export function declarationFeatures(property: string, value: string): Feature[] {
  if (property.startsWith('--')) return valueFeatures('', value);
  return [...featuresAt('css', 'properties', property), ...valueFeatures(property, value)];
}

/** Properties that the table has without the keywords of those that they set. */
const longhands: Readonly<Record<string, string>> = {
  'place-content': 'justify-content',
  'place-items': 'align-items',
  'place-self': 'align-self',
  'justify-items': 'align-items',
  'justify-self': 'align-self',
};

function valueFeatures(stated: string, value: string): Feature[] {
  // A list of fonts is one of fallbacks.
  if (/^font(?:-family)?$/.test(stated)) return [];
  const property = longhands[stated] ?? stated;
  const features: Feature[] = [];
  for (const [, before = '', word = '', call] of withoutTexts(value).matchAll(/(^|[^\w-])(-?[a-z][\w-]*)(\()?/gi)) {
    // The unit of a number, and the rest of a colour, are no keywords.
    if (before === '#' || before === '.') continue;
    const name = word.toLowerCase();
    const own = featuresAt('css', 'properties', property, name);
    if (own.length > 0) features.push(...own);
    else if (call === undefined)
      features.push(...featuresAt('css', 'types', 'global_keywords', name), ...featuresAt('css', 'types', name));
    else {
      const all = functions.get(name) ?? [];
      // Of several with the name, the one that most browsers have: the property decides which it is.
      const [best] = all.toSorted((a, b) => lackingBrowsers(a.entry).length - lackingBrowsers(b.entry).length);
      if (best !== undefined) features.push(best);
    }
  }
  for (const [, unit = ''] of withoutTexts(value).matchAll(/(?:^|[\s(,*/+-])[+-]?(?:\d+\.?\d*|\.\d+)([a-z]+)\b/gi)) {
    const name = lengths[unit.toLowerCase()];
    if (name !== undefined) features.push(...featuresAt('css', 'types', 'length', name));
  }
  // oklch(from …), rgb(from …)
  for (const [, name = ''] of withoutTexts(value).matchAll(/\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*from\b/g))
    features.push(...featuresAt('css', 'types', 'color', name.replace(/a$/, ''), 'relative_syntax'));
  return features;
}

/** Features of a declaration that some supported browser lacks. */
export const declarationProblems = (property: string, value: string): Feature[] =>
  declarationFeatures(property, value).filter(({ entry }) => lackingBrowsers(entry).length > 0);

/** The pseudo-classes and pseudo-elements of a selector as they are written, with their features. */
export function selectorFeatures(selector: string): (readonly [string, Feature])[] {
  return [...withoutTexts(selector).matchAll(/::?(-?[a-z][\w-]*)/gi)].flatMap(([written, name = '']) =>
    featuresAt('css', 'selectors', name.toLowerCase()).map((feature) => [written, feature] as const),
  );
}

/** The features of a rule such as `@media (prefers-contrast: more)`. */
export function atRuleFeatures(name: string, parameters: string): Feature[] {
  const features = featuresAt('css', 'at-rules', name);
  if (name !== 'media') return features;
  for (const [, media = ''] of parameters.matchAll(/\(\s*([a-z-]+)\s*[:)<>=]/gi))
    features.push(...featuresAt('css', 'at-rules', 'media', media.replace(/^(?:min|max)-/, '')));
  if (/[<>]/.test(parameters)) features.push(...featuresAt('css', 'at-rules', 'media', 'range_syntax'));
  return features;
}
