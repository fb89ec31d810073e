import { authorPages } from './author-pages.ts';
import { listingPages } from './listing-pages.ts';
import { postPages } from './post-pages.ts';
import { propertyPages } from './property-pages.ts';
import { questionPages } from './question-pages.ts';
import { searchPages } from './search-pages.ts';
import type { SitemapKind } from './sitemap-kind.ts';

/** Every kind of page that search engines index. */
export const sitemapKinds: readonly SitemapKind[] = [
  searchPages,
  listingPages,
  propertyPages,
  questionPages,
  postPages,
  authorPages,
];
