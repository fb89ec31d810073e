import { locationLabel, propertyTypeByNumber, type PropertyTypeName } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/public.ts';
import { emptyDocument, pictureMessage, type StoredDocument, type StoredPhoto } from '../../../listings/public.ts';

/** A picture as the listing's agent sees it. */
export interface HomePicture {
  /** Names it among those of the listing and its kind. */
  readonly id: string;
  /** Absent until it has been fetched. */
  readonly key: string | null;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  /** The agent's own words; '' for those of the page. */
  readonly alt: string;
  readonly source: string | null;
  /** Why it could not be fetched. */
  readonly problem: string | null;
}

/** Facts of the home, as opposed to its advertisement; agents can change them unless the listing comes from a feed. */
export interface ListingHome {
  readonly byFeed: boolean;
  readonly propertyType: PropertyTypeName;
  /** 'Richmond, VIC 3121' */
  readonly suburb: string | null;
  readonly unit: string | null;
  readonly streetNumber: string | null;
  readonly street: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** The position is only the middle of the street or suburb: the agent has placed no pin. */
  readonly isApproximate: boolean;
  readonly landMetres: number | null;
  readonly frontageMetres: number | null;
  readonly buildingMetres: number | null;
  readonly video: string | null;
  readonly photos: readonly HomePicture[];
  readonly floorPlans: readonly HomePicture[];
}

interface Row extends Omit<ListingHome, 'propertyType' | 'suburb' | 'video' | 'photos' | 'floorPlans'> {
  readonly type: number;
  readonly name: string | null;
  readonly stateCode: string | null;
  readonly postcode: string | null;
  readonly document: StoredDocument;
}

/** Of a listing that the caller may see whole. */
export async function homeOf(database: Database, id: number): Promise<ListingHome> {
  const {
    rows: [row],
  } = await sql<Row>`
    select l.feed_kind is not null as "byFeed", l.property_type as type, o.name, o.state_code as "stateCode",
      o.postcode, l.unit, l.street_number as "streetNumber", l.street, l.latitude, l.longitude,
      l.position_approximate as "isApproximate",
      l.land_metres as "landMetres", l.frontage_metres as "frontageMetres", l.building_metres as "buildingMetres",
        l.document
    from listing l left join locality o on o.id = l.locality_id where l.id = ${id}::int`.execute(database);
  if (row === undefined) throw new Error(`Listing ${id} is missing.`);
  const { type, name, stateCode, postcode, document: stored, ...home } = row;
  const document = { ...emptyDocument, ...stored };
  const problems = await pictureProblems(database, id);
  const view = ({ slot, key, source, width, height, colour, alt }: StoredPhoto): HomePicture => ({
    id: slot,
    key: key ?? null,
    width,
    height,
    colour,
    alt,
    source: source ?? null,
    problem: key === undefined && source !== undefined ? (problems.get(source) ?? null) : null,
  });
  return {
    ...home,
    propertyType: propertyTypeByNumber(type).name ?? 'other',
    suburb: name === null ? null : locationLabel({ name, stateCode, postcode }),
    video: document.videos.find((each) => each.type === 'Video')?.url ?? null,
    photos: document.photos.map(view),
    floorPlans: document.floorPlans.map(view),
  };
}

async function pictureProblems(database: Database, id: number): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{
    source: string;
    problem: string;
  }>`select source, problem from feed_picture where listing_id = ${id}::int and status = 'failed'
    and problem is not null`.execute(database);
  return new Map(rows.map(({ source, problem }) => [source, pictureMessage(problem)]));
}
