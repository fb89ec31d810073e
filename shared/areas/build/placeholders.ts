/** Stand for the version in a build, so that the same source makes the same bytes; sealing puts the version in. */
export const versionText = 'VERANDAH_VERSION';
/** The version as part of an identifier: 1_4_0. */
export const versionIdentifier = 'VERANDAH_VERSION_ID';

/**
 * Global name of a release's container: mf_search__1_4_0. It carries the version, so releases live side by side on a
 * page.
 */
export const containerName = (area: string, identifier: string): string =>
  `mf_${area.replace(/\W/g, '_')}__${identifier}`;
export const identifierOf = (version: string): string => version.replace(/\W/g, '_');

export const withVersion = (text: string, version: string): string =>
  text.replaceAll(versionIdentifier, identifierOf(version)).replaceAll(versionText, version);
