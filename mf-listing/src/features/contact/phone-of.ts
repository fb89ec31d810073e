import type { PageListing } from '../../pages/listing/listing.ts';

/** Telephone number: of the first agent who has one, else of the office. */
export const phoneOf = ({ agents, office }: Pick<PageListing, 'agents' | 'office'>): string | null =>
  agents.find((agent) => agent.phone)?.phone ?? office.phone;
