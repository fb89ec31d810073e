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
  v.description(
    'A picture. Its addresses are /media/{key}/{width}.{avif|webp|jpg}; key is null until it has been fetched.',
  ),
);

export const listingAddress = v.pipe(
  v.strictObject({
    street: v.pipe(v.string(), v.description("Street line, or 'Address available on request' if hidden.")),
    isHidden: v.boolean(),
    suburb: v.string(),
    stateCode: v.string(),
    postcode: text,
    locationSlug: text,
    latitude: v.pipe(v.nullable(v.number()), v.description('Degrees of latitude; null if the address is hidden.')),
    longitude: v.nullable(v.number()),
    isApproximate: v.pipe(
      v.boolean(),
      v.description('Whether the position is only the centre of the street or suburb.'),
    ),
    timeZone: v.pipe(v.string(), v.description('IANA time zone of the property, in which all times are shown.')),
  }),
  v.title('ListingAddress'),
);
