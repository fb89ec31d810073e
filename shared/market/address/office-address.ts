import type { ListingStatusType } from '../vocabulary/modes.ts';

/** An office's page ('harbour-and-vale-richmond-12'), or what it sells, lets, has sold or has leased. */
export const officeAddress = (slug: string, mode?: ListingStatusType): string =>
  `/real-estate-agency/${[slug, ...(mode ? [mode] : [])].map(encodeURIComponent).join('/')}`;
