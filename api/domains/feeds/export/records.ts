import { featureNames, features as vocabulary, photoAddress, propertyTypeByNumber } from '@verandah/market';
import { tzOffset } from '@date-fns/tz';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { emptyDocument, fileOf, type StoredDocument, type StoredPhoto } from '../../listings/public.ts';
import type { LocalMoment } from '../map/moment.ts';
import type { FeedAgent, FeedRecord, FeedStatus } from '../map/record.ts';
import { feedKinds, type FeedKind } from '../read/kinds.ts';
import { photoSlot } from '../map/media.ts';

/** A listing as it is exported. */
export interface ExportedListing {
  readonly id: number;
  readonly record: FeedRecord;
  /** Local time of the property: yyyy-MM-ddTHH:mm:ss */
  readonly modTime: string;
}

interface Row {
  readonly id: number;
  readonly record: FeedRecord | null;
  readonly feedModified: string | null;
  readonly updated: Date;
  readonly edits: readonly string[];
  readonly published: boolean;
  readonly statusType: 'buy' | 'rent' | 'sold' | 'leased';
  readonly status: 'available' | 'completed' | 'removed';
  readonly rental: boolean;
  readonly type: number;
  readonly underOffer: boolean;
  readonly completedOn: string | null;
  readonly completedPrice: number | null;
  readonly completedPriceVisible: boolean;
  readonly searchPrice: number | null;
  readonly priceVisible: boolean;
  readonly priceText: string | null;
  readonly title: string;
  readonly description: string;
  readonly streetVisible: boolean;
  readonly unit: string | null;
  readonly number: string | null;
  readonly street: string | null;
  readonly suburb: string | null;
  readonly stateCode: string | null;
  readonly postcode: string | null;
  readonly timeZone: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly isPin: boolean;
  readonly auctionAt: Date | null;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly carSpaces: number | null;
  readonly availableOn: string | null;
  readonly bond: number | null;
  readonly features: string;
  readonly land: number | null;
  readonly frontage: number | null;
  readonly building: number | null;
  readonly document: StoredDocument;
  readonly inspections: readonly { readonly from: string; readonly to: string }[];
  readonly agents: readonly { readonly name: string; readonly phone: string | null }[];
}

/** The kinds whose listings are published: of the others only the record is stored. */
const kinds = Object.entries(feedKinds).flatMap(([kind, { published }]) => (published ? [kind] : []));

function localText(at: Date, timeZone: string): string {
  return new Date(at.getTime() + tzOffset(timeZone, at) * 60_000).toISOString().slice(0, 19);
}

function momentOf(at: Date | null, timeZone: string): LocalMoment | null {
  if (at === null) return null;
  const [day = '', time = ''] = localText(at, timeZone).split('T');
  return { day, time };
}

function kindOf({ rental, type }: Row): FeedKind {
  if (rental) return 'rental';
  const { name } = propertyTypeByNumber(type);
  return name === 'land' || name === 'rural' ? name : 'residential';
}

function statusOf({ status, statusType }: Row): FeedStatus {
  if (status === 'removed') return 'withdrawn';
  if (status === 'available') return 'current';
  return statusType === 'leased' ? 'leased' : 'sold';
}

/** Values of a listing's columns, by the groups that agents edit. */
const groups: Readonly<Record<string, (row: Row) => Partial<FeedRecord>>> = {
  status: (row) => ({
    status: statusOf(row),
    underOffer: row.underOffer,
    ...(row.statusType === 'sold' && {
      sold: { price: row.completedPrice, priceVisible: row.completedPriceVisible, day: row.completedOn },
    }),
  }),
  price: ({ rental, searchPrice, priceVisible, priceText }) => ({
    ...(rental
      ? { rent: { weekly: searchPrice, visible: priceVisible } }
      : { price: { amount: searchPrice, visible: priceVisible } }),
    priceView: priceText ?? '',
  }),
  title: ({ title }) => ({ headline: title }),
  description: ({ description }) => ({ description }),
  auction: ({ auctionAt, timeZone, record }) => ({
    auction: momentOf(auctionAt, timeZone),
    ...(auctionAt !== null && record?.authority !== undefined && { authority: 'auction' }),
  }),
  rooms: ({ bedrooms, bathrooms, carSpaces, record }) => ({
    counts: { ...record?.counts, bedrooms, bathrooms, garages: carSpaces, carports: 0, openSpaces: 0 },
  }),
  lease: ({ availableOn, bond }) => ({ availableOn, bond }),
  features: ({ features, record }) => {
    const has = new Set(featureNames(BigInt(features)));
    return {
      features: Object.fromEntries(
        vocabulary.flatMap(({ name }) =>
          has.has(name) || record?.features?.[name] !== undefined ? [[name, has.has(name)]] : [],
        ),
      ),
    };
  },
  inspections: ({ inspections, timeZone }) => ({
    inspections: inspections.map(({ from, to }) => {
      const [day = '', start = ''] = localText(new Date(from), timeZone).split('T');
      return { day, from: start, to: localText(new Date(to), timeZone).slice(11) };
    }),
  }),
};

/** Where others fetch a picture: from its own address, or from this site. */
function addressOf(photo: StoredPhoto | undefined, source: string | null, site: string): string | null {
  if (source !== null && fileOf(source) === null) return source;
  return photo?.key === undefined ? null : site + photoAddress(photo.key, 1440, 'jpg');
}

function picturesOf(
  slots: FeedRecord['photos'],
  stored: readonly StoredPhoto[],
  site: string,
): FeedRecord['photos'] | undefined {
  return (
    slots &&
    Object.fromEntries(
      Object.entries(slots).map(([slot, source]) => [
        slot,
        source === null
          ? null
          : addressOf(
              stored.find((photo) => photo.slot === slot),
              source,
              site,
            ),
      ]),
    )
  );
}

/** An agent-entered listing in the form of a feed record. */
function handMade(row: Row, agentId: string, site: string): FeedRecord {
  const kind = kindOf(row);
  const document = { ...emptyDocument, ...row.document };
  const slots = (photos: readonly StoredPhoto[], name: (index: number) => string) =>
    Object.fromEntries(
      photos.flatMap((photo, index) => {
        const at = addressOf(photo, photo.source ?? null, site);
        return at === null ? [] : [[name(index), at]];
      }),
    );
  const video = document.videos.find(({ type }) => type === 'Video')?.url ?? null;
  return {
    kind,
    agentId,
    uniqueId: `V${row.id}`,
    status: statusOf(row),
    propertyType: row.type,
    address: {
      visible: row.streetVisible,
      suburbVisible: true,
      unit: row.unit,
      streetNumber: row.number,
      street: row.street,
      suburb: row.suburb ?? '',
      state: row.stateCode ?? '',
      postcode: row.postcode,
      country: null,
    },
    ...(row.isPin &&
      row.latitude !== null &&
      row.longitude !== null && { position: { latitude: row.latitude, longitude: row.longitude } }),
    ...Object.assign({}, ...Object.values(groups).map((group) => group(row))),
    land: { area: row.land, frontage: row.frontage },
    building: { area: row.building },
    photos: slots(document.photos, photoSlot),
    floorPlans: slots(document.floorPlans, (index) => String(index + 1)),
    video,
    agents: Object.fromEntries(
      row.agents.map(({ name, phone }, index): [string, FeedAgent] => [
        String(index + 1),
        // Emails of agents are theirs: enquiries reach them through the site.
        { agentId: null, name, phone, email: null },
      ]),
    ),
  };
}

/** The feed's record with what its agents have edited since. */
function fromFeed(row: Row, record: FeedRecord, site: string): FeedRecord {
  const document = { ...emptyDocument, ...row.document };
  const photos = picturesOf(record.photos, document.photos, site);
  const floorPlans = picturesOf(record.floorPlans, document.floorPlans, site);
  return {
    ...record,
    ...(photos && { photos }),
    ...(floorPlans && { floorPlans }),
    ...Object.assign({}, ...row.edits.map((name) => groups[name]?.(row) ?? {})),
    ...(row.edits.includes('address') &&
      record.address && { address: { ...record.address, visible: row.streetVisible } }),
  };
}

function toExported(row: Row, agentId: string, site: string): ExportedListing {
  const { id, record, feedModified, updated, timeZone, edits } = row;
  const own = record ?? handMade(row, agentId, site);
  const whole = record === null ? own : fromFeed(row, record, site);
  const isFeeds = feedModified !== null && edits.length === 0;
  return {
    id,
    modTime: isFeeds ? feedModified : localText(updated, timeZone),
    // Withheld listings are exported without content.
    record: row.published
      ? whole
      : { kind: own.kind, agentId: own.agentId, uniqueId: own.uniqueId, status: 'withdrawn' },
  };
}

/** What an export is of. */
export interface ExportOptions {
  readonly officeId: number;
  /** The office's agentID, for agent-entered listings. */
  readonly agentId: string;
  /** Only listings changed since then, including withdrawn ones; null: all published ones. */
  readonly since: Date | null;
  /** The site's address, without a slash at the end. */
  readonly site: string;
}

/** Imports commit within seconds: what was written before the last export and committed after it is in the next one. */
const overlap = sql`interval '5 minutes'`;

const chosenRows = ({ officeId, since }: ExportOptions) => sql`
  l.office_id = ${officeId}::int and (l.feed_kind is null or l.feed_kind = any(${kinds}::text[]))
  and ${since === null ? sql`l.published` : sql`l.updated_at >= ${since}::timestamptz - ${overlap}`}`;

const atOnce = 200;

/** The listings of an office in the order of their ids, some hundred at a time. */
export async function* exportedListings(
  database: Database,
  options: ExportOptions,
): AsyncGenerator<readonly ExportedListing[]> {
  for (let after = 0; ;) {
    const { rows } = await sql<Row>`
      select l.id, r.record, l.feed_modified_at as "feedModified", l.updated_at as updated,
        array(select e.name from listing_edit e where e.listing_id = l.id order by e.name) as edits,
        l.published, l.status_type as "statusType", l.status, l.listing_class = 'rental' as rental,
          l.property_type as type, l.under_offer as "underOffer",
        l.completed_on as "completedOn", l.completed_price as "completedPrice",
          l.completed_price_visible as "completedPriceVisible",
        l.search_price as "searchPrice", l.price_visible as "priceVisible", l.price_text as "priceText", l.title,
          l.description,
        l.street_visible as "streetVisible", l.unit, l.street_number as number, l.street, o.name as suburb,
          o.state_code as "stateCode", o.postcode,
        coalesce(o.time_zone, 'Australia/Melbourne') as "timeZone", l.latitude, l.longitude,
          not (l.position_approximate or l.position_from_file) as "isPin",
        l.auction_at as "auctionAt", l.bedrooms, l.bathrooms, l.car_spaces as "carSpaces",
          l.available_on as "availableOn", l.bond, l.features::text as features,
        l.land_metres as land, l.frontage_metres as frontage, l.building_metres as building, l.document,
        coalesce((select jsonb_agg(jsonb_build_object('from', i.starts_at, 'to', i.ends_at) order by i.starts_at)
          from inspection i where i.listing_id = l.id), '[]') as inspections,
        case when r.record is not null then '[]' else coalesce((select jsonb_agg(jsonb_build_object('name', a.name,
          'phone', a.phone) order by la.place)
          from listing_agent la join agent a on a.id = la.agent_id where la.listing_id = l.id), '[]') end as agents
      from listing l left join locality o on o.id = l.locality_id left join feed_record r on r.listing_id = l.id
      where ${chosenRows(options)} and l.id > ${after}::int order by l.id limit ${atOnce}::int`.execute(database);
    if (rows.length > 0) yield rows.map((row) => toExported(row, options.agentId, options.site));
    const last = rows.at(-1);
    if (last === undefined || rows.length < atOnce) return;
    after = last.id;
  }
}

/** A text that changes whenever the export may differ. */
export async function exportVersion(database: Database, options: ExportOptions): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat_ws(' ', count(*), max(l.updated_at), sum(hashtextextended(concat_ws('|', l.id, l.updated_at),
      0)::numeric),
      (select sum(hashtextextended(concat_ws('|', a.id, a.name, a.phone), 0)::numeric) from agent a
        where a.office_id = ${options.officeId}::int)) as version
    from listing l where ${chosenRows(options)}`.execute(database);
  return `${rows[0]?.version ?? ''} ${options.agentId} ${options.since?.toISOString() ?? ''} ${options.site}`;
}
