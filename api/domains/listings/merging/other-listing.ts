import { sql, type RawBuilder } from 'kysely';
import type { AgentView, ListedOffice } from '../listing-view.ts';

/** An open listing of the same home by another office. */
export interface OtherListing {
  readonly id: number;
  readonly uri: string;
  readonly agents: readonly AgentView[];
  readonly office: ListedOffice;
}

/** The ids of the listings that are merged with listing `l`: those that it leads, or its lead and the others of it. */
export const otherIds = (l: string): RawBuilder<unknown> => {
  const id = sql.ref(`${l}.id`);
  return sql`(select m.listing_id from merged_listing m where m.lead_id = ${id}
    union all select m.lead_id from merged_listing m where m.listing_id = ${id}
    union all select other.listing_id from merged_listing m join merged_listing other on other.lead_id = m.lead_id
      where m.listing_id = ${id} and other.listing_id <> ${id})`;
};
