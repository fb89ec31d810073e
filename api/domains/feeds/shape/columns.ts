import { featureBits, localDate } from '@verandah/market';
import { now } from '../../../platform/clock.ts';
import {
  type InspectionColumns,
  type ListingColumns,
  type PriceColumns,
  type StoredDocument,
  revealsStreet,
  withheldWords,
  withholdStreet,
} from '../../listings/public.ts';
import { isInAustralia } from '../map/address.ts';
import { defaultPropertyType } from '../map/category.ts';
import { modTimeDay } from '../map/mod-time.ts';
import { instantOf, instantOfMoment, localMoment } from '../map/moment.ts';
import type { FeedRecord } from '../map/record.ts';
import { placeWithin, type FeedElement } from '../read/element.ts';
import { feedKinds } from '../read/kinds.ts';
import { makeNote, type Note } from '../report/note.ts';
import { documentOf, featureNamesOf } from './document.ts';
import type { ListingPlace } from './place.ts';
import { acceptedPrice, priceColumns } from './price.ts';

type Status = Pick<
  ListingColumns,
  'status_type' | 'status' | 'completed_on' | 'completed_price' | 'completed_price_visible'
>;

/** The day of a sale; null and a note for a future one. */
function soldDay(day: string | null, timeZone: string, at: FeedElement, notes: Note[]): string | null {
  if (day === null || day <= localDate(now(), timeZone)) return day;
  notes.push(makeNote('sold-in-future', placeWithin(at, 'soldDetails', 'soldDate'), day));
  return null;
}

function statusColumns(
  record: FeedRecord,
  modTime: string | null,
  timeZone: string,
  at: FeedElement,
  notes: Note[],
): Status {
  const offered = feedKinds[record.kind].listingClass === 'rental' ? ('rent' as const) : ('buy' as const);
  const none = { completed_on: null, completed_price: null, completed_price_visible: false };
  switch (record.status) {
    case 'current':
      return { status_type: offered, status: 'available', ...none };
    case 'sold':
      return {
        status_type: 'sold',
        status: 'completed',
        completed_on: soldDay(record.sold?.day ?? null, timeZone, at, notes),
        completed_price: acceptedPrice(record.sold?.price ?? null, false),
        completed_price_visible: record.sold?.priceVisible ?? false,
      };
    // The format has no date for a lease: the day of the change of status is the nearest.
    case 'leased':
      return {
        status_type: 'leased',
        status: 'completed',
        ...none,
        completed_on: modTime && modTimeDay(modTime, timeZone),
      };
    case 'withdrawn':
    case 'offmarket':
    case 'deleted':
      return { status_type: offered, status: 'removed', ...none };
  }
}

/** Why the listing is not published, if so. The suburb itself is judged where it is looked up. */
function holdBack(record: FeedRecord, place: ListingPlace | null, at: FeedElement): Note | null {
  const { address } = record;
  if (!feedKinds[record.kind].published) return makeNote('kind-not-published', at, record.kind);
  if (record.holiday === true) return makeNote('holiday-not-published', placeWithin(at, 'holiday'));
  if (address?.suburb === undefined)
    return record.status === 'current'
      ? makeNote('address-missing', placeWithin(at, 'address'))
      : makeNote('listing-not-known', at, record.status);
  if (address.suburb === '') return makeNote('suburb-missing', placeWithin(at, 'address', 'suburb'));
  if (!isInAustralia(address))
    return makeNote('country-unknown', placeWithin(at, 'address', 'country'), address.country ?? undefined);
  if (place === null) return makeNote('state-unknown', placeWithin(at, 'address', 'state'), address.state);
  if (address.suburbVisible !== true)
    return makeNote('suburb-hidden', placeWithin(at, 'address', 'suburb', '@display'));
  return null;
}

function auctionAt(record: FeedRecord, place: ListingPlace | null, at: FeedElement, notes: Note[]): Date | null {
  const { auction } = record;
  if (auction === undefined || auction === null || place === null) return null;
  const where = placeWithin(at, 'auction', '@date');
  if (record.authority !== undefined && record.authority !== '' && record.authority !== 'auction') {
    notes.push(makeNote('auction-without-authority', where, record.authority));
    return null;
  }
  const instant = instantOfMoment(auction, place.timeZone);
  if (instant === null) {
    notes.push(makeNote('auction-without-time', where, auction.day));
    return null;
  }
  if (instant.moved) notes.push(makeNote('time-moved', where, `${auction.day} ${auction.time?.slice(0, 5) ?? ''}`));
  return instant.at;
}

function inspectionColumns(
  record: FeedRecord,
  place: ListingPlace | null,
  at: FeedElement,
  notes: Note[],
): InspectionColumns[] {
  if (place === null) return [];
  const found = new Map<number, InspectionColumns>();
  for (const { day, from, to, startsAt, endsAt } of record.inspections ?? []) {
    const instantAt = (time: string, instant: string | undefined) =>
      instant === undefined ? instantOf(day, time, place.timeZone) : { at: new Date(instant), moved: false };
    const [start, end] = [instantAt(from, startsAt), instantAt(to, endsAt)];
    const local =
      startsAt === undefined ? day : localMoment({ day, time: from, instant: startsAt }, place.timeZone).day;
    if (start.moved || end.moved)
      notes.push(
        makeNote('time-moved', placeWithin(at, 'inspectionTimes', 'inspection'), `${day} ${from.slice(0, 5)}`),
      );
    // Two that begin at the same instant once moved: the later written one stays.
    if (end.at > start.at) found.set(start.at.getTime(), { starts_at: start.at, ends_at: end.at, local_date: local });
  }
  return [...found.values()];
}

const sumCounts = (...counts: readonly (number | null | undefined)[]): number | null => {
  const knownCounts = counts.filter((count) => count !== undefined && count !== null);
  return knownCounts.length === 0 ? null : knownCounts.reduce((total, count) => total + count, 0);
};

/** Notes the prices that visitors don't read in the words of a published listing. */
function noteWithheld(
  record: FeedRecord,
  columns: Status & PriceColumns & { readonly auction: boolean; readonly stateCode: string | null },
  at: FeedElement,
  notes: Note[],
): void {
  if (columns.status === 'removed') return;
  const offer = {
    statusType: columns.status_type,
    listingClass: feedKinds[record.kind].listingClass,
    stateCode: columns.stateCode,
    auction: columns.auction,
    searchPrice: columns.search_price,
    priceVisible: columns.price_visible,
    priceText: columns.price_text,
    completedPrice: columns.completed_price,
    completedPriceVisible: columns.completed_price_visible,
  };
  const texts = [
    ['headline', record.headline],
    ['description', record.description],
    ['features', record.otherFeatures?.join('; ')],
    ['ruralFeatures', Object.values(record.rural ?? {}).join('\n')],
  ] as const;
  for (const [name, text = ''] of texts) {
    const words = withheldWords(text ?? '', offer).flatMap((each) => each.words);
    if (words.length > 0) notes.push(makeNote('price-in-text', placeWithin(at, name), [...new Set(words)].join(', ')));
  }
}

/**
 * The columns that a record makes. Pure; `known` is the stored document. Notes tell what the law, the clock or the
 * format prevented from being shown.
 */
export function columnsOf(
  record: FeedRecord,
  modTime: string | null,
  place: ListingPlace | null,
  known: StoredDocument,
  at: FeedElement,
  notes: Note[],
): ListingColumns {
  const { address, counts = {}, land = {}, building = {} } = record;
  const held = holdBack(record, place, at);
  if (held !== null) notes.push(held);
  if (
    record.propertyType === undefined &&
    (record.kind === 'residential' || record.kind === 'rental') &&
    address !== undefined
  ) {
    notes.push(makeNote('category-missing', placeWithin(at, 'category')));
  }
  const visible = address?.visible === true && address.suburbVisible === true;
  const street = {
    unit: address?.unit ?? null,
    number: address?.streetNumber ?? null,
    street: address?.street ?? null,
  };
  const title = record.headline ?? '';
  const description = record.description ?? '';
  if (
    !visible &&
    [title, description].some(
      (text) =>
        withholdStreet(text, street) !== text ||
        (street.street !== null && revealsStreet(text, street) && street.street.includes(' ')),
    )
  ) {
    notes.push(makeNote('hidden-address-in-text', placeWithin(at, 'description')));
  }
  const status = statusColumns(record, modTime, place?.timeZone ?? 'Australia/Sydney', at, notes);
  const price = priceColumns(record, place, at, notes);
  const auction = auctionAt(record, place, at, notes);
  noteWithheld(
    record,
    { ...status, ...price, auction: auction !== null, stateCode: place?.stateCode ?? null },
    at,
    notes,
  );
  return {
    ...status,
    ...price,
    under_offer: record.underOffer === true && record.status === 'current',
    published: held === null,
    listing_class: feedKinds[record.kind].listingClass,
    property_type: record.propertyType ?? defaultPropertyType(record.kind),
    street_visible: visible,
    unit: street.unit,
    street_number: street.number,
    street: street.street,
    // The position of a hidden address is not stored in the table at all.
    latitude: visible ? (record.position?.latitude ?? null) : null,
    longitude: visible ? (record.position?.longitude ?? null) : null,
    // Set where the address is looked up.
    position_approximate: false,
    position_from_file: false,
    bedrooms: counts.bedrooms ?? null,
    bathrooms: counts.bathrooms ?? null,
    car_spaces: sumCounts(counts.garages, counts.carports, counts.openSpaces),
    land_metres: land.area ?? null,
    frontage_metres: land.frontage ?? null,
    building_metres: building.area ?? null,
    features: featureBits(featureNamesOf(record)),
    auction_at: auction,
    available_on: record.availableOn ?? null,
    bond: record.bond ?? null,
    title,
    description,
    document: documentOf(record, known, place?.timeZone ?? null),
    inspections: inspectionColumns(record, place, at, notes),
  };
}
