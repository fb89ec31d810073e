// The kit as a module of its own, for hosts of another make: React stays theirs.
export * from '@verandah/kit';
/** The kit's version, for the host's share scope. */
export const version =
  // oxlint-disable-next-line no-restricted-globals -- the build puts the value here
  (JSON.parse(process.env.SHARED_VERSIONS ?? '{}') as Record<string, string>)['@verandah/kit'] ?? '';
