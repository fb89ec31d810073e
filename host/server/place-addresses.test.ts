import { join } from 'node:path';
import { ownsAddress } from '@verandah/areas';
import * as market from '@verandah/market';
import { areaRoutes } from '../../tools/areas.ts';

const root = join(import.meta.dirname, '../..');

/** A slug of each kind of place: suburb, region, state, postcode, and a postcode without its state. */
const places = ['richmond-vic-3121', 'inner-melbourne-vic', 'vic', 'vic-3121', '3121'] as const;
const modes = market.statusTypes.map(({ name }) => name);
const inPlace = (place: string) => modes.map((mode) => ({ ...market.emptySearch(mode), locations: [place] }));
const office = (place: string) =>
  modes.map((mode) => ({ ...market.emptySearch(mode), context: 'office' as const, office: `harbour-${place}-12` }));

/** Every builder of addresses of pages, with the addresses that it writes of a place, or of what has no place. */
const builders: Readonly<Record<string, (place: string) => readonly (string | null)[]>> = {
  agentAddress: () => [market.agentAddress('maya-chen'), market.agentAddress('maya-chen', 'reviews')],
  agentFinderAddress: (place) => [market.agentFinderAddress(), market.agentFinderAddress(place)],
  applyAddress: () => [market.applyAddress(7)],
  appraisalAddress: (place) => [market.appraisalAddress(place, 'rose-street', '12a')],
  askAddress: (place) => [market.askAddress(), market.askAddress(place)],
  blogAuthorAddress: () => [market.blogAuthorAddress('maya'), market.blogAuthorAddress('maya', 2)],
  buildAddress: (place) => [...inPlace(place), ...office(place)].map((search) => market.buildAddress(search)),
  companyAddress: () => [market.companyAddress('wattle-group-1')],
  compareHomesAddress: () => [market.compareHomesAddress(['1', '2'])],
  emailAlertAddress: () => [market.emailAlertAddress('/for-sale')],
  homeValuePath: () => [market.homeValuePath],
  inspectionsAddress: () => [market.inspectionsAddress(), market.inspectionsAddress({ homes: ['7'] })],
  listingAddress: () => [market.listingAddress('1-rose-street-1')],
  locationAddress: (place) => [
    market.locationAddress(),
    market.locationAddress(place),
    market.locationAddress(place, 'reviews'),
  ],
  locationIndexPath: (place) =>
    market.locationTabs.flatMap((tab) => [
      market.locationIndexPath(tab),
      market.locationIndexPath(tab, { byType: 'state', place }),
    ]),
  locationReviewAddress: (place) => [market.locationReviewAddress(place, '7')],
  officeAddress: (place) => [undefined, ...modes].map((mode) => market.officeAddress(`harbour-${place}-12`, mode)),
  otherModes: (place) => inPlace(place).flatMap((search) => market.otherModes(search).map(({ href }) => href)),
  placeResultsAddress: (place) => modes.map((mode) => market.placeResultsAddress(mode, place)),
  postAddress: () => [market.postAddress(), market.postAddress('first-home')],
  newOfferAddress: () => [market.newOfferAddress(7)],
  offerAddress: () => [market.offerAddress(7)],
  offersAddress: () => [market.offersAddress],
  ownHomeAddress: (place) => [market.ownHomeAddress(place, 'rose-street', '12a')],
  ownHomesPath: () => [market.ownHomesPath],
  propertyAddress: (place) => [market.propertyAddress(place, 'rose-street', '12a')],
  propertyAddressOf: (place) => [market.propertyAddressOf(place, '3/12A Rose Street')],
  questionAddress: () => [market.questionAddress('parking-7'), market.questionAddress('parking-7', 'answer-2')],
  questionTopicAddress: () => market.questionTopics.map(({ name }) => market.questionTopicAddress(name)),
  questionsAddress: (place) => [market.questionsAddress(), market.questionsAddress(place)],
  registerAddress: () => [market.registerAddress('1-rose-street-1'), market.registerAddress('1-rose-street-1', '1')],
  rentalApplicationAddress: () => [market.rentalApplicationAddress(7)],
  rentalProfileAddress: () => [market.rentalProfileAddress],
  rentingAddress: () => [market.rentingAddress],
  streetAddress: (place) => [market.streetAddress(place, 'rose-street')],
  vendorReviewAddress: () => [market.vendorReviewAddress('token')],
  writeLocationReviewAddress: (place) => [market.writeLocationReviewAddress(place)],
  writeReviewAddress: () => [market.writeReviewAddress('maya-chen')],
};
/** Builders of what the API or the host serves, and readers. */
const others = [
  'calendarAddress',
  'compareHomesPath',
  'emailAlertPath',
  'inspectionsPath',
  'parseAddress',
  'photoAddress',
  'phoneAddress',
  'pictureAddress',
  'plainPhotoAddress',
  'planCalendarAddress',
  'renewAddress',
  'renewedAddress',
  'renewPath',
  'readLocationIndexPath',
  'searchFeedAddress',
  'sitePath',
  'ownPath',
  'tileAddress',
];

test('[URL-25] every address that the market builds, of every kind of place, is on a route of some area', async () => {
  const owners = Object.entries(await areaRoutes(root)).map(([area, routes]) => ({ area, routes }));
  const isServed = ownsAddress(owners);
  const built = Object.entries(builders).flatMap(([name, build]) =>
    places.flatMap((place) => build(place).map((address) => ({ name, place, address }))),
  );
  expect(built.filter(({ address }) => address === null || !isServed(address))).toEqual([]);
});

test('[URL-25] a new builder of addresses is examined too', () => {
  const named = Object.keys(market).filter((name) => /(?:Address|Path)$|^build|^otherModes$/.test(name));
  expect(named.filter((name) => !(name in builders) && !others.includes(name))).toEqual([]);
});
