import { makeNote, type Note } from '../report/note.ts';
import type { FeedElement } from './element.ts';
import { isFeedKind } from './kinds.ts';

const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Every element that the format defines directly under a listing of any kind. */
const inListing = wordSet(`
  agentID uniqueID authority underOffer isHomeLandPackage listingAgent price priceView address municipality streetDirectory
  category headline description features soldDetails landDetails buildingDetails inspectionTimes auction vendorDetails
  externalLink videoLink extraFields images ecoFriendly idealFor views objects dateAvailable rent bond holiday allowances
  holidayCategory availabilityLink ruralCategory ruralFeatures estate landCategory marketing commercialAuthority exclusivity
  commercialListingType commercialRent outgoings return currentLeaseEndDate tenancy furtherOptions isMultiple
  commercialCategory propertyExtent carSpaces parkingComments zone miniweb purchaseOrder franchise businessLease takings
  businessCategory terms extraField media newConstruction yearBuilt yearLastRenovated setSale auctionOutcome depositTaken`);
/**
 * Coordinates, which senders add to the format (`../map/position.ts`): directly under a listing, and in its address.
 */
const coordinates = wordSet('geoLat geoLong geoLng latitude longitude lat long lng lon');

const within: Readonly<Record<string, ReadonlySet<string>>> = {
  address: wordSet('geocode site subNumber lotNumber streetNumber street suburb state region postcode country'),
  allowances: wordSet('petFriendly furnished smokers'),
  auctionOutcome: wordSet('auctionDate auctionMaxBid auctionResult'),
  buildingDetails: wordSet('area energyRating newlyBuilt yearBuilt yearLastRenovated'),
  ecoFriendly: wordSet('solarPanels solarHotWater waterTank greyWaterSystem'),
  features: wordSet(`
    bedrooms bathrooms ensuite garages carports remoteGarage secureParking airConditioning alarmSystem vacuumSystem intercom
    pool poolInGround poolAboveGround spa tennisCourt balcony deck courtyard outdoorEnt shed fullyFenced openFirePlace
    openSpaces toilets livingAreas heating hotWaterService insideSpa outsideSpa broadband builtInRobes dishwasher
    ductedCooling ductedHeating evaporativeCooling floorboards gasHeating gym hydronicHeating payTV reverseCycleAirCon
    rumpusRoom splitSystemAirCon splitSystemHeating study workshop otherFeatures petFriendly furnished smokers
    solarPanels solarHotWater waterTank greyWaterSystem`),
  idealFor: wordSet('firstHomeBuyer investors downsizing couples students lrgFamilies reitrees'),
  images: wordSet('img'),
  inspectionTimes: wordSet('inspection'),
  landDetails: wordSet('area frontage depth crossOver'),
  listingAgent: wordSet('agentID uniqueListingAgentID name telephone email twitterURL facebookURL linkedInURL media'),
  media: wordSet('attachment'),
  objects: wordSet('floorplan img document'),
  ruralFeatures: wordSet(
    'fencing annualRainfall soilTypes improvements councilRates irrigation carryingCapacity services',
  ),
  soldDetails: wordSet('price soldPrice date soldDate'),
  views: wordSet('city water valley mountain ocean'),
};

/** @internal for tests: elements under a listing, and their contents. */
export const knownPaths: readonly (readonly [name: string, within: readonly string[]])[] = [
  ...[...inListing, ...coordinates].map((name) => [name, [...(within[name] ?? [])]] as const),
];

/**
 * A note for each element that the format does not allow in its position; the contents of such an element are left out.
 */
export function unknownElements(element: FeedElement): Note[] {
  const isListing = isFeedKind(element.name);
  const known = isListing ? inListing : within[element.name];
  if (known === undefined) return [];
  return element.children.flatMap((each) =>
    known.has(each.name) || ((isListing || element.name === 'address') && coordinates.has(each.name))
      ? unknownElements(each)
      : [makeNote('element-unknown', each)],
  );
}
