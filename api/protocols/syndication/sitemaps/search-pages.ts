import {
  buildAddress,
  emptySearch,
  propertyTypeByNumber,
  propertyTypeNames,
  statusTypes,
  type ListingStatusType,
  type PropertyTypeName,
} from '@verandah/market';
import { sql } from 'kysely';
import { mostAddresses, type SitemapEntry, type SitemapKind } from './sitemap-kind.ts';

/** The most pages that one place can have: each mode with every property type and with each. */
const pagesOfPlace = statusTypes.length * (1 + propertyTypeNames.length);
/** Places of a file, by their ids in a row. */
const placesOfFile = Math.floor(mostAddresses / pagesOfPlace);
const placesAtOnce = 50;

interface Row {
  readonly slug: string;
  readonly mode: number;
  readonly type: number;
  readonly listed: number;
}

/** Searches of one place that has listings, by mode and property type, in their canonical form. */
export const searchPages: SitemapKind = {
  name: 'searches',
  async files(database) {
    const { rows } = await sql<{ block: number; count: number; listed: number }>`
      select (locality_id - 1) / ${sql.lit(placesOfFile)} as block, count(*)::int as count, max(listed) as listed
      from listing_search where locality_id is not null group by 1 order by 1`.execute(database);
    return rows.map(({ block, count, listed }) => ({ number: block + 1, count, lastModified: dateOfMinutes(listed) }));
  },
  async *entries(database, file) {
    const last = file * placesOfFile;
    for (let after = last - placesOfFile; after < last; after += placesAtOnce) {
      const { rows } = await sql<Row>`
        select l.slug, s.mode, s.facet_key >> 9 as type, max(s.listed) as listed
        from listing_search s join locality l on l.id = s.locality_id
        where s.locality_id > ${after}::int and s.locality_id <= ${Math.min(after + placesAtOnce, last)}::int
        group by l.slug, s.mode, s.facet_key >> 9 order by l.slug, s.mode, 3`.execute(database);
      yield pagesOf(rows);
    }
  },
};

const dateOfMinutes = (since1970: number): Date => new Date(since1970 * 60_000);

/** A page per place and mode, and one per type of it, with the time of its newest listing. */
function pagesOf(rows: readonly Row[]): SitemapEntry[] {
  const pages = new Map<string, number>();
  const note = (mode: ListingStatusType, slug: string, types: readonly PropertyTypeName[], listed: number): void => {
    const path = buildAddress(
      { ...emptySearch(mode), locations: [slug], propertyTypes: types },
      { nonCanonicalFacets: 'refuse' },
    );
    if (path !== null) pages.set(path, Math.max(pages.get(path) ?? 0, listed));
  };
  for (const { slug, mode, type, listed } of rows) {
    const name = statusTypes.find(({ number }) => number === mode)?.name;
    if (!name) continue;
    note(name, slug, [], listed);
    const { name: typeName } = propertyTypeByNumber(type);
    if (typeName !== null) note(name, slug, [typeName], listed);
  }
  return [...pages].map(([path, listed]) => ({ path, lastModified: dateOfMinutes(listed) }));
}
