// The kit as a separate module for third-party hosts. They provide React.
export * from '@verandah/kit';
/** The kit's version, for the host's share scope. */
export const version =
  // oxlint-disable-next-line no-restricted-globals -- the build puts the value here
  (JSON.parse(process.env.SHARED_VERSIONS ?? '{}') as Record<string, string>)['@verandah/kit'] ?? '';
