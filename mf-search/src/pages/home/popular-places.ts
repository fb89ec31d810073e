import { locationSlug } from '@verandah/market';

/** A few well-known suburbs of each capital, for visitors without one in mind. */
const table: readonly (readonly [
  city: string,
  stateCode: string,
  suburbs: readonly (readonly [name: string, postcode: string])[],
])[] = [
  [
    'Melbourne',
    'VIC',
    [
      ['Richmond', '3121'],
      ['Brunswick', '3056'],
      ['St Kilda', '3182'],
      ['South Yarra', '3141'],
    ],
  ],
  [
    'Sydney',
    'NSW',
    [
      ['Bondi', '2026'],
      ['Newtown', '2042'],
      ['Surry Hills', '2010'],
      ['Manly', '2095'],
    ],
  ],
  [
    'Brisbane',
    'QLD',
    [
      ['New Farm', '4005'],
      ['Paddington', '4064'],
      ['West End', '4101'],
      ['Ascot', '4007'],
    ],
  ],
  [
    'Perth',
    'WA',
    [
      ['Subiaco', '6008'],
      ['Fremantle', '6160'],
      ['Cottesloe', '6011'],
      ['Scarborough', '6019'],
    ],
  ],
  [
    'Adelaide',
    'SA',
    [
      ['Glenelg', '5045'],
      ['Norwood', '5067'],
      ['Unley', '5061'],
      ['Prospect', '5082'],
    ],
  ],
  [
    'Hobart',
    'TAS',
    [
      ['Sandy Bay', '7005'],
      ['Battery Point', '7004'],
      ['New Town', '7008'],
      ['Bellerive', '7018'],
    ],
  ],
];

export interface PopularPlace {
  readonly name: string;
  readonly slug: string;
}
export interface PopularCity {
  readonly city: string;
  readonly places: readonly PopularPlace[];
}

export const popularPlaces: readonly PopularCity[] = table.map(([city, stateCode, suburbs]) => ({
  city,
  places: suburbs.map(([name, postcode]) => ({ name, slug: locationSlug({ name, stateCode, postcode }) })),
}));
