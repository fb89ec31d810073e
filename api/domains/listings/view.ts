import {
  compactPrice,
  featureBits,
  featureNames,
  hiddenStreet,
  localDate,
  propertyTypeByNumber,
  stateByCode,
} from '@verandah/market';
import type { Database } from '../../platform/database/public.ts';
import { emptyDocument, type StoredDocument } from './document.ts';
import { listingRows, type ListingRow, type MarkerRow } from './listing-row.ts';
import { tierName, type AddressView, type ListingView, type MarkerView } from './listing-view.ts';
import { mediaOf } from './media-view.ts';
import { shownPrice, type ShownPrice, type StoredPrice } from './price.ts';
import { seoOf } from './seo.ts';
import { wordsShown } from './withheld-words.ts';
import { revealsStreet, withholdStreet } from './withhold.ts';

const petFriendly = featureBits(['petFriendly']);

/** Published listings by id, in no order; unknown ids are missing. The status says which have been removed. */
export const listingViews = async (database: Database, ids: readonly number[]): Promise<ListingView[]> =>
  (await listingRows(database, ids)).map(listingView);

/**
 * Removes hidden addresses and prices, for every output. They are shown only on an explicit yes, and are also removed
 * from the agent's own text. Fields that need a scan of the text are computed on request: a card does not need the
 * description.
 */
export function listingView(row: ListingRow): ListingView {
  const document = { ...emptyDocument, ...row.document };
  const address = addressOf(row);
  const price = priceOf(row);
  const hiddenPrice = price.amount === undefined;
  const inWords = (text: string) => wordsWithout(text, row, hiddenPrice);
  /** Without links whose address or title would reveal a hidden value. */
  const isShown = (text: string) =>
    (!address.isHidden || !revealsStreet(text, streetOf(row))) &&
    (!hiddenPrice || wordsWithout(text, row, true) === text);
  const propertyType = propertyTypeByNumber(row.property_type);
  const description = computeOnce(() => inWords(row.description));
  const features = computeOnce(() => ({
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    cars: row.car_spaces,
    get tags() {
      return featureNames(row.features);
    },
    get extraFeatures() {
      return document.extraFeatures.map(inWords);
    },
  }));
  const saleDetails = computeOnce(() => saleDetailsOf(row, address, price, document));
  const media = computeOnce(() =>
    mediaOf(document, { name: propertyType.singular, suburb: address.suburb, isHidden: address.isHidden }),
  );
  const seo = computeOnce(() =>
    seoOf({
      address,
      statusType: row.status_type,
      kind: propertyType.singular,
      price: price.short,
      description: description(),
    }),
  );
  return {
    id: row.id,
    uri: row.uri,
    canonicalUri: row.status === 'removed' ? (row.successor_uri ?? row.uri) : row.uri,
    statusType: row.status_type,
    status: row.status,
    listingType: row.listing_class,
    tierType: tierName(row.tier),
    propertyType: propertyType.name ?? 'other',
    isExclusiveList: row.exclusive,
    get title() {
      return inWords(row.title);
    },
    get description() {
      return description();
    },
    listedAt: row.listed_at.toISOString(),
    priceDetails: { shortDescription: price.short, longDescription: price.long, isHidden: hiddenPrice },
    address,
    get features() {
      return features();
    },
    landFeatures: unlessEmpty({
      area: row.land_metres,
      frontage: row.frontage_metres,
      depth: document.landDepth ?? null,
      crossOver: document.crossOver ?? null,
    }),
    buildingFeatures: unlessEmpty({
      area: row.building_metres,
      isNewlyBuilt: document.newlyBuilt ?? null,
      energyRating: document.energyRating ?? null,
      yearBuilt: document.yearBuilt ?? null,
      yearRenovated: document.yearRenovated ?? null,
    }),
    get ruralFeatures() {
      return document.rural.map(({ label, text }) => ({ label, text: inWords(text) }));
    },
    auction: row.auction_at && row.status === 'available' ? { startsAt: row.auction_at.toISOString() } : null,
    get saleDetails() {
      return saleDetails();
    },
    // A bond is about four weeks' rent, so it would reveal a hidden rent.
    rentalDetails:
      row.listing_class === 'sale'
        ? null
        : {
            bond: hiddenPrice ? null : row.bond,
            availableOn: row.available_on,
            leasedOn: row.status_type === 'leased' ? row.completed_on : null,
            isDepositTaken: row.status_type === 'rent' && document.depositTaken === true,
            isPetFriendly: (row.features & petFriendly) !== 0n,
          },
    get media() {
      return media();
    },
    get videos() {
      return document.videos.filter(({ url }) => isShown(url));
    },
    get documents() {
      return document.documents.filter(({ title, url }) => isShown(title) && isShown(url));
    },
    get seo() {
      return seo();
    },
    officeId: row.office_id,
    localityId: row.locality_id,
  };
}

function saleDetailsOf(
  row: ListingRow,
  { timeZone }: AddressView,
  { amount }: ShownPrice,
  document: StoredDocument,
): ListingView['saleDetails'] {
  if (row.listing_class !== 'sale') return null;
  const auctionAt = row.auction_at;
  return {
    get auctionOn() {
      return auctionAt ? localDate(auctionAt.getTime(), timeZone) : null;
    },
    isUnderOffer: row.under_offer,
    setSaleOn: document.setSale?.on ?? null,
    setSaleAt: document.setSale?.at ?? null,
    auctionResult: document.auctionOutcome?.result ?? null,
    auctionedOn: document.auctionOutcome?.day ?? null,
    soldOn: row.status_type === 'sold' ? row.completed_on : null,
    soldPrice: row.status_type === 'sold' ? (amount ?? null) : null,
    loanPrice: row.status_type === 'buy' ? (amount ?? null) : null,
  };
}

/** Computes a value on the first call and returns the same one afterwards. */
function computeOnce<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** A listing's marker on the map; undefined when its address is hidden. */
export function markerView(row: MarkerRow): MarkerView | undefined {
  const { id, uri, latitude, longitude, tier } = row;
  if (!showsStreet(row) || latitude === null || longitude === null) return undefined;
  const { amount } = priceOf(row);
  return {
    id,
    uri,
    latitude,
    longitude,
    price: amount === undefined ? null : compactPrice(amount, row.status_type),
    tier: tierName(tier),
  };
}

const showsStreet = (row: Pick<ListingRow, 'street' | 'street_visible'>): boolean =>
  row.street_visible && Boolean(row.street);

const storedPrice = (row: MarkerRow): StoredPrice => ({
  statusType: row.status_type,
  stateCode: row.state_code,
  auction: row.auction_at !== null,
  searchPrice: row.search_price,
  priceVisible: row.price_visible,
  priceText: row.price_text,
  completedPrice: row.completed_price,
  completedPriceVisible: row.completed_price_visible,
});

const priceOf = (row: MarkerRow): ShownPrice => shownPrice(storedPrice(row));

function addressOf(row: ListingRow): AddressView {
  const visible = showsStreet(row);
  const number = [row.unit, row.street_number].filter(Boolean).join('/');
  return {
    street: visible ? [number, row.street].filter(Boolean).join(' ') : hiddenStreet,
    isHidden: !visible,
    suburb: row.suburb ?? '',
    stateCode: row.state_code ?? '',
    postcode: row.postcode,
    locationSlug: row.locality_slug,
    latitude: visible ? row.latitude : null,
    longitude: visible ? row.longitude : null,
    isApproximate: visible && row.position_approximate,
    timeZone: row.time_zone ?? stateByCode(row.state_code ?? '')?.timeZone ?? 'Australia/Melbourne',
  };
}

const streetOf = (row: ListingRow) => ({ unit: row.unit, number: row.street_number, street: row.street });

function wordsWithout(text: string, row: ListingRow, hiddenPrice: boolean): string {
  const placed = row.street_visible ? text : withholdStreet(text, streetOf(row));
  return wordsShown(placed, { ...storedPrice(row), listingClass: row.listing_class }, hiddenPrice);
}

function unlessEmpty<Fields extends object>(fields: Fields): Fields | null {
  return Object.values(fields).every((value) => value === null) ? null : fields;
}
