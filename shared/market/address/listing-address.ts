/** Where a listing's page lies. */
export function listingAddress(uri: string): string {
  return `/property/${encodeURIComponent(uri)}`;
}
