/** The address of a listing's page. */
export function listingAddress(uri: string): string {
  return `/property/${encodeURIComponent(uri)}`;
}
