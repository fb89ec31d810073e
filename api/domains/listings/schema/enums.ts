import { auctionResults, features, propertyTypeNames, searchModes, sorts, traits, travelModes } from '@verandah/market';
import type { FeatureName, PropertyTypeName, SortName, TravelMode } from '@verandah/market';
import { builder, withDescriptions } from '../../../platform/graph/public.ts';
import { externalMediaTypes } from '../document.ts';
import { listingType, status, statusType, tierType } from '../listing-view.ts';

export const ListingStatusType = builder.enumType('ListingStatusType', {
  description: 'What a search finds.',
  values: withDescriptions(statusType.options, {
    buy: 'Homes for sale.',
    leased: 'Leased homes.',
    rent: 'Homes for rent.',
    sold: 'Sold homes.',
  }),
});
export const ListingStatus = builder.enumType('ListingStatus', {
  description: 'Whether a listing is on offer.',
  values: withDescriptions(status.options, {
    available: 'On offer.',
    completed: 'Sold or leased.',
    removed: 'No longer offered.',
  }),
});
export const AuctionResultType = builder.enumType('AuctionResult', {
  description: 'How an auction ended.',
  values: withDescriptions(auctionResults, {
    passedIn: 'The bids did not reach the reserve.',
    passedInVendorBid: 'Passed in on a bid of the vendor.',
    soldAfterAuction: 'Sold after the auction.',
    soldAtAuction: 'Sold at the auction.',
    soldPriorToAuction: 'Sold before the auction.',
    withdrawn: 'Withdrawn from the auction.',
  }),
});
export const ListingClass = builder.enumType('ListingClass', {
  description: 'Whether a home is offered for sale or for rent.',
  values: withDescriptions(listingType.options, { rental: 'For rent.', sale: 'For sale.' }),
});
export const SearchMode = builder.enumType('SearchMode', {
  description: 'How the location of a search was chosen.',
  values: withDescriptions(
    searchModes.map(({ name }) => name),
    {
      draw: 'Drawn on the map.',
      location: 'By the names of places.',
      map: 'The visible area of the map.',
      office: 'The listings of an office.',
    },
  ),
});
export const ListingTier = builder.enumType('ListingTier', {
  description: 'How prominently a listing or an agent is shown.',
  values: withDescriptions(tierType.options, {
    basic: 'Least prominent.',
    feature: 'More prominent than standard listings.',
    premiere: 'Most prominent.',
    standard: 'Default prominence.',
  }),
});
export const ExternalMediaType = builder.enumType('ExternalMediaType', {
  description: 'Kinds of media on other sites.',
  values: withDescriptions(externalMediaTypes, {
    InteractiveFloorPlan: 'A floor plan to walk through.',
    Others: 'Anything else.',
    Video: 'A video.',
    VirtualTour: 'A virtual tour.',
  }),
});

// The market's vocabulary, unchanged.
export const ListingTrait = builder.enumType('ListingTrait', {
  description: 'What a listing has or has not, besides features of its home.',
  values: withDescriptions(
    traits.map(({ name }) => name),
    {
      established: 'The building is not new.',
      exclusive: 'Listed exclusively on this site.',
      floorPlan: 'With a floor plan.',
      newlyBuilt: 'The building is new.',
      reduced: 'The price was reduced within 30 days.',
      video: 'With a video.',
    },
  ),
});
export const ListingSort = builder.enumType('ListingSort', {
  description: 'Order of listings.',
  values: withDescriptions(
    sorts.map(({ name }): SortName => name),
    {
      cheapest: 'Lowest price first.',
      expensive: 'Highest price first.',
      hasAVirtualTour: 'Those with a virtual tour first.',
      hasVideos: 'Those with a video first.',
      highestSoldPrice: 'Highest sold price first.',
      homesForYou: 'Highest tiers first, then the newest.',
      lowestSoldPrice: 'Lowest sold price first.',
      nearest: 'Nearest to the point first; for a search near one.',
      newest: 'Latest listed first.',
      nextAuction: 'Soonest auction first.',
      nextInspection: 'Soonest inspection first.',
      oldest: 'Earliest listed first.',
      recentlySoldOrLeased: 'Latest sale or lease first.',
      soldHomesForYou: 'Latest sale or lease first; signed-in members may get another order.',
    },
  ),
});
export const PropertyTypeEnum = builder.enumType('PropertyTypeName', {
  description: 'Houses, apartments, land and other types of property.',
  values: withDescriptions(
    propertyTypeNames.map((name): PropertyTypeName => name),
    {
      acreage: 'A home on acreage, or semi-rural land.',
      alpine: 'A home in the snow country.',
      apartment: 'An apartment.',
      blockOfUnits: 'A whole block of units.',
      flat: 'A flat.',
      house: 'A detached house.',
      land: 'A block of land.',
      other: 'Any other type.',
      retirement: 'A home in a retirement village.',
      rural: 'A farm or other rural property.',
      semiDetached: 'A semi-detached house or duplex.',
      servicedApartment: 'A serviced apartment.',
      studio: 'A studio.',
      terrace: 'A terrace house.',
      townhouse: 'A townhouse.',
      unit: 'A unit.',
      villa: 'A villa.',
      warehouse: 'A converted warehouse.',
    },
  ),
});
export const PropertyFeature = builder.enumType('PropertyFeature', {
  description: 'Features that listings have and searches can require.',
  values: withDescriptions(
    features.map(({ name }): FeatureName => name),
    {
      airConditioning: 'Air conditioning of any kind.',
      alarmSystem: 'An alarm system.',
      balcony: 'A balcony.',
      broadband: 'Broadband internet.',
      builtInRobes: 'Built-in wardrobes.',
      courtyard: 'A courtyard.',
      deck: 'A deck.',
      dishwasher: 'A dishwasher.',
      ductedCooling: 'Ducted cooling.',
      ductedHeating: 'Ducted heating.',
      evaporativeCooling: 'Evaporative cooling.',
      floorboards: 'Floorboards.',
      fullyFenced: 'Fully fenced.',
      furnished: 'Furnished.',
      gasHeating: 'Gas heating.',
      greyWaterSystem: 'Reuse of grey water.',
      gym: 'A gym.',
      insideSpa: 'An indoor spa.',
      intercom: 'An intercom.',
      openFirePlace: 'An open fireplace.',
      outdoorEnt: 'An outdoor entertaining area.',
      outsideSpa: 'An outdoor spa.',
      payTV: 'Pay television.',
      petFriendly: 'Pets are allowed.',
      pool: 'A swimming pool.',
      remoteGarage: 'A garage door with remote control.',
      rumpusRoom: 'A rumpus room.',
      secureParking: 'Secure parking.',
      shed: 'A shed.',
      solarHotWater: 'Hot water by solar heat.',
      solarPanels: 'Solar panels.',
      splitSystemAirCon: 'Split-system air conditioning.',
      splitSystemHeating: 'Split-system heating.',
      study: 'A study.',
      tennisCourt: 'A tennis court.',
      vacuumSystem: 'A built-in vacuum system.',
      waterTank: 'A water tank.',
      workshop: 'A workshop.',
    },
  ),
});
export const TravelModeEnum = builder.enumType('TravelMode', {
  description: 'Modes of travel.',
  values: withDescriptions(
    travelModes.map(({ name }): TravelMode => name),
    { cycle: 'By bicycle.', drive: 'By car.', walk: 'On foot.' },
  ),
});
