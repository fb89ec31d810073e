// The kit as a module of its own, for hosts of another make: React stays theirs.
export * from '@verandah/kit';
/** The kit's version, for the host's share scope. */
export const version =
  (JSON.parse(process.env.SHARED_VERSIONS ?? '{}') as Record<string, string>)['@verandah/kit'] ?? '';
