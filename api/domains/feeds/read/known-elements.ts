import { note, type Note } from '../report/note.ts';
import type { FeedElement } from './element.ts';
import { isFeedKind } from './kinds.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Every element that the format knows directly under a listing, of whichever kind. */
const inListing = words(`
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
const coordinates = words('geoLat geoLong geoLng latitude longitude lat long lng lon');

const within: Readonly<Record<string, ReadonlySet<string>>> = {
  address: words('geocode site subNumber lotNumber streetNumber street suburb state region postcode country'),
  allowances: words('petFriendly furnished smokers'),
  auctionOutcome: words('auctionDate auctionMaxBid auctionResult'),
  buildingDetails: words('area energyRating newlyBuilt yearBuilt yearLastRenovated'),
  ecoFriendly: words('solarPanels solarHotWater waterTank greyWaterSystem'),
  features: words(`
    bedrooms bathrooms ensuite garages carports remoteGarage secureParking airConditioning alarmSystem vacuumSystem intercom
    pool poolInGround poolAboveGround spa tennisCourt balcony deck courtyard outdoorEnt shed fullyFenced openFirePlace
    openSpaces toilets livingAreas heating hotWaterService insideSpa outsideSpa broadband builtInRobes dishwasher
    ductedCooling ductedHeating evaporativeCooling floorboards gasHeating gym hydronicHeating payTV reverseCycleAirCon
    rumpusRoom splitSystemAirCon splitSystemHeating study workshop otherFeatures petFriendly furnished smokers
    solarPanels solarHotWater waterTank greyWaterSystem`),
  idealFor: words('firstHomeBuyer investors downsizing couples students lrgFamilies reitrees'),
  images: words('img'),
  inspectionTimes: words('inspection'),
  landDetails: words('area frontage depth crossOver'),
  listingAgent: words('agentID uniqueListingAgentID name telephone email twitterURL facebookURL linkedInURL media'),
  media: words('attachment'),
  objects: words('floorplan img document'),
  ruralFeatures: words(
    'fencing annualRainfall soilTypes improvements councilRates irrigation carryingCapacity services',
  ),
  soldDetails: words('price soldPrice date soldDate'),
  views: words('city water valley mountain ocean'),
};

/** @internal for tests: what the format knows under a listing, and what is in each of them. */
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
      : [note('element-unknown', each)],
  );
}
