/**
 * The kinds of listing of the format, by element name. Some have no home in the product: they are stored, not
 * published.
 */
export const feedKinds = {
  residential: { listingClass: 'sale', published: true },
  rental: { listingClass: 'rental', published: true },
  land: { listingClass: 'sale', published: true },
  rural: { listingClass: 'sale', published: true },
  holidayRental: { listingClass: 'rental', published: false },
  commercial: { listingClass: 'sale', published: false },
  commercialLand: { listingClass: 'sale', published: false },
  business: { listingClass: 'sale', published: false },
} as const;

export type FeedKind = keyof typeof feedKinds;

/** Whether an element's name is that of a kind of listing. Names of elements are case-sensitive in XML. */
export const isFeedKind = (name: string): name is FeedKind => Object.hasOwn(feedKinds, name);
