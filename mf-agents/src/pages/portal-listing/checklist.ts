import type { OwnListing } from '../../features/portal/own-listing.ts';

/** One point to check before a listing is published. */
export interface CheckPoint {
  readonly label: string;
  readonly isDone: boolean;
  /** What to do. */
  readonly advice: string;
  /** Of the section of the page. */
  readonly href: string;
  /** The listing can't be published without it; everything else is advice. */
  readonly isRequired: boolean;
}

/** Photos and characters below which a listing looks unfinished. */
const [fewestPhotos, shortestDescription] = [3, 100];

/** What visitors look for, and whether the listing has it. A feed's address and pictures are the feed's. */
export function checkPoints(listing: OwnListing): readonly CheckPoint[] {
  const { listingType, searchPrice, priceText, description, title, home, bedrooms, bathrooms, streetVisible } = listing;
  const rental = listingType === 'rental';
  const isLand = home.propertyType === 'land';
  const photos = home.photos.filter(({ problem }) => problem === null).length;
  const point = (label: string, href: string, isDone: boolean, advice: string, isRequired = false): CheckPoint => ({
    label,
    isDone,
    advice,
    href,
    isRequired,
  });
  const ofFeed = home.byFeed;
  return [
    point(
      'Price',
      '#details',
      searchPrice !== null || (!rental && priceText !== null),
      rental ? 'Save the rent per week.' : 'Save a price, or a display price such as “Contact agent”.',
      !ofFeed,
    ),
    point('Suburb', ofFeed ? '#feed' : '#home', home.suburb !== null, 'Save the suburb.', true),
    point(
      'Price wording',
      '#details',
      priceText !== null,
      rental
        ? 'Write what visitors read, such as “$650 per week”.'
        : 'Write what visitors read, such as “$1,250,000” or “Contact agent”.',
    ),
    point(
      'Photos',
      ofFeed ? '#feed' : '#pictures',
      photos >= fewestPhotos,
      photos === 0
        ? 'Add photos. The first one is shown in search results.'
        : `Add more photos: ${fewestPhotos} or more show a home well.`,
    ),
    point('Headline', '#details', title !== '', 'Write a headline.'),
    point(
      'Description',
      '#details',
      description.trim().length >= shortestDescription,
      `Describe the home in ${shortestDescription} characters or more.`,
    ),
    ...(isLand
      ? []
      : [
          point(
            'Floor plan',
            ofFeed ? '#feed' : '#pictures',
            home.floorPlans.length > 0,
            'Add a floor plan, or mark a photo as one.',
          ),
          point(
            'Bedrooms and bathrooms',
            '#details',
            bedrooms !== null && bathrooms !== null,
            'Save how many there are, 0 included.',
          ),
        ]),
    ...(streetVisible
      ? [
          point(
            'Pin on the map',
            ofFeed ? '#feed' : '#home',
            home.latitude !== null && !home.isApproximate,
            'Place the pin. Until then visitors see an approximate location.',
          ),
        ]
      : []),
    point(
      'Inspection times',
      '#inspections',
      listing.inspections.length > 0 || listing.auctionAt !== null,
      'Add an inspection, or visitors have to ask.',
    ),
  ];
}
