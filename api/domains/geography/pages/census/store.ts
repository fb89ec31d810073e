import { sql } from 'kysely';
import type { EntityKind } from '../../../../platform/changes/public.ts';
import { isAmong, type Database } from '../../../../platform/database/public.ts';
import type { Region } from '../../locations/public.ts';
import { shownFigures, type StoredFigures, type SuburbCensus } from './census.ts';

/** The region of a suburb, and its figures of the Census; null without any. */
export interface AroundSuburb {
  readonly region: Region | null;
  readonly census: SuburbCensus | null;
}
const nothingAround: AroundSuburb = { region: null, census: null };

interface Row {
  readonly id: number;
  readonly region: Region | null;
  readonly figures: readonly (StoredFigures & { readonly area: 'SAL' | 'STE' | 'AUS' })[] | null;
}

/** Both of suburbs by their ids, several in one statement. */
export const aroundSuburb: EntityKind<number, AroundSuburb> = {
  madeOf: ['places'],
  nameOf: (localityId) => localityId,
  async read(database, localityIds) {
    const found = await aroundSuburbs(database, localityIds);
    return localityIds.map((id) => found.get(id) ?? nothingAround);
  },
};

async function aroundSuburbs(
  database: Database,
  localityIds: readonly number[],
): Promise<ReadonlyMap<number, AroundSuburb>> {
  const { rows } = await sql<Row>`
    select l.id, case when r.id is not null then jsonb_build_object('id', r.id, 'slug', r.slug, 'name', r.name,
      'stateCode', r.state_code,
        'latitude', r.latitude, 'longitude', r.longitude) end as region,
      case when own.code is not null then (
        select jsonb_agg(jsonb_build_object('area', left(c.code, 3), 'people', c.people, 'medianAge', c.median_age,
          'householdIncome', c.household_income,
          'rent', c.rent, 'mortgage', c.mortgage, 'householdSize', c.household_size, 'dwellings', c.dwellings,
            'ownedOutright', c.owned_outright,
          'mortgaged', c.mortgaged, 'rented', c.rented))
        from census_area c where c.code in (own.code, 'AUS',
          'STE' || array_position(array['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'],
            l.state_code::text))) end as figures
    from locality l left join region r on r.id = l.region_id left join census_area own on own.locality_id = l.id
    where l.id ${isAmong(localityIds, 'int')}`.execute(database);
  return new Map(rows.map(({ id, region, figures }) => [id, { region, census: censusOf(figures ?? []) }]));
}

function censusOf(figures: NonNullable<Row['figures']>): SuburbCensus | null {
  const of = (wanted: 'SAL' | 'STE' | 'AUS') => {
    const stored = figures.find(({ area }) => area === wanted);
    return stored ? shownFigures(stored, wanted === 'SAL' ? 'suburb' : 'state') : null;
  };
  const suburb = of('SAL');
  return suburb && { suburb, state: of('STE'), country: of('AUS') };
}
