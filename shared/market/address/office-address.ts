import type { ListingStatusType } from '../vocabulary/modes.ts';

/** An office's page ('harbour-and-vale-richmond-12'), or its listings of a mode. */
export const officeAddress = (slug: string, mode?: ListingStatusType): string =>
  `/real-estate-agency/${[slug, ...(mode ? [mode] : [])].map(encodeURIComponent).join('/')}`;
