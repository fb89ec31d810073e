/**
 * Addresses that look like a page of this site and lead off it, or that redirect. Tests send them to every
 * place that redirects by a parameter.
 */
export const redirectVectors: readonly string[] = [
  '//evil.example',
  '///evil.example',
  'https://evil.example/',
  'https:evil.example',
  String.raw`/\evil.example`,
  String.raw`\\evil.example`,
  '/.//evil.example/x',
  '/..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  '/x/..//evil.example',
  '/x/%2e%2e//evil.example',
  String.raw`/.\\evil.example`,
  String.raw`/./\evil.example`,
  '/\t/evil.example',
  '/\n/evil.example',
  '/.\r//evil.example',
  ' //evil.example',
  '/.//evil.example@verandah.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '/auth/renew?return=/',
  '/%61uth/renew?return=/',
  '/./auth/renew',
];
