import type { PageListing } from '../../pages/listing/listing.ts';

/** The number to call: the first agent's who has one, else the office's. */
export const phoneOf = ({ agents, office }: Pick<PageListing, 'agents' | 'office'>): string | null =>
  agents.find((agent) => agent.phone)?.phone ?? office.phone;
