/** Placeholder for the version in a build, so that the same source produces the same bytes; sealing replaces it. */
export const versionText = 'VERANDAH_VERSION';
/** The version as part of an identifier: 1_4_0. */
export const versionIdentifier = 'VERANDAH_VERSION_ID';

/**
 * Global name of a release's container: mf_search__1_4_0. It includes the version, so that several releases can be on
 * one page.
 */
export const containerName = (area: string, identifier: string): string =>
  `mf_${area.replace(/\W/g, '_')}__${identifier}`;
export const identifierOf = (version: string): string => version.replace(/\W/g, '_');

export const withVersion = (text: string, version: string): string =>
  text.replaceAll(versionIdentifier, identifierOf(version)).replaceAll(versionText, version);
