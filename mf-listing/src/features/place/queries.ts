import { document } from '@verandah/graph';

/** The position of a suburb. */
export const readSuburbPosition = document<
  { location: { latLong: { latitude: number; longitude: number } } | null },
  { slug: string }
>(`
  query SuburbPosition($slug: String!) { location(identifier: $slug) { latLong { latitude longitude } } }`);
