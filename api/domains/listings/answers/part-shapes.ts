import * as v from 'valibot';

export const text = v.nullable(v.string());

export const photo = v.pipe(
  v.strictObject({
    key: text,
    width: v.number(),
    height: v.number(),
    colour: v.string(),
    alt: v.string(),
  }),
  v.title('Photo'),
  v.description('Addresses are /media/{key}/{width}.{avif|webp|jpg}; key null until the picture has been fetched.'),
);

export const listingAddress = v.pipe(
  v.strictObject({
    street: v.pipe(v.string(), v.description("Street line, or 'Address available on request' when hidden.")),
    isHidden: v.boolean(),
    suburb: v.string(),
    stateCode: v.string(),
    postcode: text,
    locationSlug: text,
    latitude: v.pipe(v.nullable(v.number()), v.description('null when hidden')),
    longitude: v.nullable(v.number()),
    isApproximate: v.pipe(v.boolean(), v.description('The position is only the middle of the street or suburb.')),
    timeZone: v.pipe(v.string(), v.description('IANA name; all times of the listing are shown in it.')),
  }),
  v.title('ListingAddress'),
);
