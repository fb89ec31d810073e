import { createRequire } from 'node:module';
import type { BrowserName, CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { supportedBrowsers } from '@verandah/areas/supported-browsers';

/** MDN's table of which browser has which feature since when. */
export const compatData = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

const { chrome, edge, firefox, safari, ios_saf } = supportedBrowsers;
const oldest: Readonly<Partial<Record<BrowserName, string>>> = {
  chrome,
  chrome_android: chrome,
  edge,
  firefox,
  firefox_android: firefox,
  safari,
  safari_ios: ios_saf,
};

/** An entry of the table and its path, such as `api.Navigator.share`. */
export interface Feature {
  readonly path: string;
  readonly entry: Identifier;
}

const versionOrder = (version: string): number => {
  // 'preview' is in no released version.
  const [major = Infinity, minor = 0] = version === 'preview' ? [] : version.replace('≤', '').split('.').map(Number);
  return major * 1000 + minor;
};

/** @param prefix the prefix that the feature is written with, if any */
function hasSupport(statement: CompatStatement, browser: BrowserName, prefix: string | undefined): boolean {
  const support = statement.support[browser];
  const all = (support === undefined ? [] : Array.isArray(support) ? support : [support]).filter(
    (each) => !each.flags && !each.alternative_name && each.prefix === prefix,
  );
  const version = versionOrder(oldest[browser] as string);
  const hadIt = all.some(
    ({ version_added: added, version_removed: removed }) =>
      typeof added === 'string' &&
      versionOrder(added) <= version &&
      !(typeof removed === 'string' && versionOrder(removed) <= version),
  );
  return hadIt && all.some(({ version_removed: removed }) => !removed);
}

/**
 * Which of the supported browsers lack a feature in their oldest supported version or dropped it since, as
 * 'Safari 17.0'. One that has it in part has it.
 * @param prefix that the feature is also written with
 * @param owner the property of a keyword: a browser that has it under the prefix only has the keyword there too
 */
export function lackingBrowsers({ __compat: statement }: Identifier, prefix?: string, owner?: Identifier): string[] {
  if (statement === undefined) return [];
  const lacks = (browser: BrowserName): boolean => {
    if (hasSupport(statement, browser, undefined)) return false;
    if (prefix === undefined) return true;
    const prefixed = owner?.__compat ?? statement;
    return !hasSupport(prefixed, browser, prefix) || hasSupport(prefixed, browser, undefined);
  };
  return (Object.keys(oldest) as BrowserName[])
    .filter(lacks)
    .map((browser) => `${compatData.browsers[browser].name} ${oldest[browser]}`);
}

/** The entry at a path of names. */
export function entryAt(...names: readonly string[]): Identifier | undefined {
  let entry: unknown = compatData;
  for (const name of names) {
    if (typeof entry !== 'object' || entry === null || !Object.hasOwn(entry, name)) return undefined;
    entry = (entry as Record<string, unknown>)[name];
  }
  return entry as Identifier;
}

/** The entries below an entry, to any depth. */
export function* entriesBelow(path: string, entry: Identifier): Generator<Feature> {
  for (const [name, below] of Object.entries(entry)) {
    if (name === '__compat') continue;
    const feature = { path: `${path}.${name}`, entry: below as Identifier };
    yield feature;
    yield* entriesBelow(feature.path, feature.entry);
  }
}
