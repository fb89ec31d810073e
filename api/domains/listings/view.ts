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
export const listingView = (row: ListingRow): ListingView => new ShownListing(row);

/**
 * A class, since objects with getters of their own are tables of names, which take several times the memory and the
 * time. What it computes is no property of its own: `plainListing` copies it.
 */
class ShownListing implements ListingView {
  readonly #row: ListingRow;
  readonly #document: StoredDocument;
  readonly #price: ShownPrice;
  #description: string | undefined;
  #features: ShownFeatures | undefined;
  #saleDetails: ListingView['saleDetails'] | undefined;
  #media: ListingView['media'] | undefined;
  #seo: ListingView['seo'] | undefined;
  readonly id: number;
  readonly uri: string;
  readonly canonicalUri: string;
  readonly statusType: ListingView['statusType'];
  readonly status: ListingView['status'];
  readonly listingType: ListingView['listingType'];
  readonly tierType: ListingView['tierType'];
  readonly propertyType: ListingView['propertyType'];
  readonly isExclusiveList: boolean;
  readonly listedAt: string;
  readonly priceDetails: ListingView['priceDetails'];
  readonly address: AddressView;
  readonly landFeatures: ListingView['landFeatures'];
  readonly buildingFeatures: ListingView['buildingFeatures'];
  readonly auction: ListingView['auction'];
  readonly rentalDetails: ListingView['rentalDetails'];
  /** For look-ups; not shown. */
  readonly officeId: number;
  /** For look-ups; not shown. */
  readonly localityId: number | null;

  constructor(row: ListingRow) {
    const price = priceOf(row);
    const document = { ...emptyDocument, ...row.document };
    this.#row = row;
    this.#document = document;
    this.#price = price;
    this.id = row.id;
    this.uri = row.uri;
    this.canonicalUri = row.status === 'removed' ? (row.successor_uri ?? row.uri) : row.uri;
    this.statusType = row.status_type;
    this.status = row.status;
    this.listingType = row.listing_class;
    this.tierType = tierName(row.tier);
    this.propertyType = propertyTypeByNumber(row.property_type).name ?? 'other';
    this.isExclusiveList = row.exclusive;
    this.listedAt = row.listed_at.toISOString();
    this.priceDetails = {
      shortDescription: price.short,
      longDescription: price.long,
      isHidden: price.amount === undefined,
    };
    this.address = addressOf(row);
    this.landFeatures = unlessEmpty({
      area: row.land_metres,
      frontage: row.frontage_metres,
      depth: document.landDepth ?? null,
      crossOver: document.crossOver ?? null,
    });
    this.buildingFeatures = unlessEmpty({
      area: row.building_metres,
      isNewlyBuilt: document.newlyBuilt ?? null,
      energyRating: document.energyRating ?? null,
      yearBuilt: document.yearBuilt ?? null,
      yearRenovated: document.yearRenovated ?? null,
    });
    this.auction = row.auction_at && row.status === 'available' ? { startsAt: row.auction_at.toISOString() } : null;
    // A bond is about four weeks' rent, so it would reveal a hidden rent.
    this.rentalDetails =
      row.listing_class === 'sale'
        ? null
        : {
            bond: price.amount === undefined ? null : row.bond,
            availableOn: row.available_on,
            leasedOn: row.status_type === 'leased' ? row.completed_on : null,
            isDepositTaken: row.status_type === 'rent' && document.depositTaken === true,
            isPetFriendly: (row.features & petFriendly) !== 0n,
          };
    this.officeId = row.office_id;
    this.localityId = row.locality_id;
  }

  get title(): string {
    return this.#inWords(this.#row.title);
  }
  get description(): string {
    return (this.#description ??= this.#inWords(this.#row.description));
  }
  get features(): ListingView['features'] {
    return (this.#features ??= new ShownFeatures(this.#row, () =>
      this.#document.extraFeatures.map((text) => this.#inWords(text)),
    ));
  }
  get ruralFeatures(): ListingView['ruralFeatures'] {
    return this.#document.rural.map(({ label, text }) => ({ label, text: this.#inWords(text) }));
  }
  get saleDetails(): ListingView['saleDetails'] {
    return (this.#saleDetails ??= saleDetailsOf(this.#row, this.address, this.#price, this.#document));
  }
  get media(): ListingView['media'] {
    const { suburb, isHidden } = this.address;
    return (this.#media ??= mediaOf(this.#document, { name: this.#kind, suburb, isHidden }));
  }
  get videos(): ListingView['videos'] {
    return this.#document.videos.filter(({ url }) => this.#isShown(url));
  }
  get documents(): ListingView['documents'] {
    return this.#document.documents.filter(({ title, url }) => this.#isShown(title) && this.#isShown(url));
  }
  get seo(): ListingView['seo'] {
    const { address, statusType, description } = this;
    return (this.#seo ??= seoOf({ address, statusType, kind: this.#kind, price: this.#price.short, description }));
  }

  get #kind(): string {
    return propertyTypeByNumber(this.#row.property_type).singular;
  }
  #inWords(text: string): string {
    return wordsWithout(text, this.#row, this.priceDetails.isHidden);
  }
  /** Without links whose address or title would reveal a hidden value. */
  #isShown(text: string): boolean {
    return (
      (!this.address.isHidden || !revealsStreet(text, streetOf(this.#row))) &&
      (!this.priceDetails.isHidden || wordsWithout(text, this.#row, true) === text)
    );
  }
}

class ShownFeatures {
  readonly #bits: bigint;
  readonly #extra: () => readonly string[];
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly cars: number | null;

  constructor(row: ListingRow, extra: () => readonly string[]) {
    this.#bits = row.features;
    this.#extra = extra;
    this.bedrooms = row.bedrooms;
    this.bathrooms = row.bathrooms;
    this.cars = row.car_spaces;
  }
  get tags(): ListingView['features']['tags'] {
    return featureNames(this.#bits);
  }
  get extraFeatures(): readonly string[] {
    return this.#extra();
  }
}

/** All that is shown of a listing, as an object that JSON has all of. */
export function plainListing(view: ListingView): Omit<ListingView, 'officeId' | 'localityId'> {
  const { bedrooms, bathrooms, cars, tags, extraFeatures } = view.features;
  return {
    id: view.id,
    uri: view.uri,
    canonicalUri: view.canonicalUri,
    statusType: view.statusType,
    status: view.status,
    listingType: view.listingType,
    tierType: view.tierType,
    propertyType: view.propertyType,
    isExclusiveList: view.isExclusiveList,
    title: view.title,
    description: view.description,
    listedAt: view.listedAt,
    priceDetails: view.priceDetails,
    address: view.address,
    features: { bedrooms, bathrooms, cars, tags, extraFeatures },
    landFeatures: view.landFeatures,
    buildingFeatures: view.buildingFeatures,
    ruralFeatures: view.ruralFeatures,
    auction: view.auction,
    saleDetails: view.saleDetails,
    rentalDetails: view.rentalDetails,
    media: view.media,
    videos: view.videos,
    documents: view.documents,
    seo: view.seo,
  };
}

function saleDetailsOf(
  row: ListingRow,
  { timeZone }: AddressView,
  { amount }: ShownPrice,
  document: StoredDocument,
): ListingView['saleDetails'] {
  if (row.listing_class !== 'sale') return null;
  return {
    auctionOn: row.auction_at ? localDate(row.auction_at.getTime(), timeZone) : null,
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
