// Invented: no agency or person of these names is meant.

export const agencies: readonly string[] = [
  'Harbour & Vale', 'Quollstone', 'Lantern Row', 'Saltbush & Co', 'Wattlebird', 'Copperleaf', 'Nine Gables', 'Ironbark Lane', 'Fig & Verandah',
  'Tidewater Homes', 'Blue Gum Residential', 'Paperbark', 'Sandstone & Daughters', 'Morning Street', 'Little Lorikeet', 'Kestrel House', 'Bluestone Keys',
  'Front Gate', 'Fernhollow', 'Cobbler Lane', 'Southern Porch', 'Brindle & Bay', 'Lyrebird Living', 'Clover Hill Residential', 'Tin Roof Realty',
  'Garden & Gable', 'Bottlebrush', 'Weatherboard', 'Sugarglider', 'Pelican Point Homes',
];

export const brandColours: readonly string[] = ['#1f3d36', '#7a2e2e', '#20406b', '#5a3b75', '#8a5a16', '#0f5b66', '#3c3c3c', '#6b2145', '#2f5d2a', '#374785'];

export const firstNames: readonly string[] = [
  'Amelia', 'Arjun', 'Bridget', 'Callum', 'Chloe', 'Daniel', 'Dimitra', 'Elena', 'Ethan', 'Farah', 'Fiona', 'Georgia', 'Grace', 'Hamish', 'Hannah', 'Imran',
  'Isla', 'Jack', 'Jasmine', 'Joel', 'Kiara', 'Lachlan', 'Leila', 'Liam', 'Lucia', 'Marcus', 'Mei', 'Mia', 'Nadia', 'Nathan', 'Noah', 'Olivia', 'Oscar',
  'Patrick', 'Priya', 'Rory', 'Ruby', 'Samira', 'Sienna', 'Sophie', 'Stefan', 'Tane', 'Thanh', 'Tom', 'Vera', 'Wei', 'Xavier', 'Yasmin', 'Zara', 'Zoe',
];

export const lastNames: readonly string[] = [
  'Abbott', 'Anders', 'Bassi', 'Bellweather', 'Birch', 'Caldera', 'Chandran', 'Cheng', 'Costa', 'Dalgleish', 'Drummond', 'Eriksen', 'Farrow', 'Fontaine',
  'Galanis', 'Gupta', 'Hallam', 'Haddad', 'Ibrahim', 'Iversen', 'Jarrah', 'Kavanagh', 'Kowalski', 'Lam', 'Larkin', 'Lombardi', 'Macrae', 'Marchetti',
  'Moran', 'Nakamura', 'Nguyen', 'Okafor', 'Ostrowski', 'Papas', 'Pemberton', 'Quaife', 'Rahman', 'Rossi', 'Sandhu', 'Sheridan', 'Silva', 'Tavita',
  'Tran', 'Underhill', 'Vasquez', 'Walsh', 'Weir', 'Yilmaz', 'Zammit', 'Zhou',
];

export const agentTitles: readonly string[] = ['Sales agent', 'Sales agent', 'Property consultant', 'Director', 'Property manager', 'Leasing consultant', 'Auctioneer'];

export const streetNames: readonly string[] = [
  'Acacia', 'Albion', 'Alma', 'Argyle', 'Ashby', 'Banksia', 'Barkly', 'Bay', 'Beach', 'Bell', 'Boronia', 'Bridge', 'Brook', 'Burnett', 'Cambridge', 'Cedar',
  'Chapel', 'Church', 'Clarence', 'Clifton', 'Coleman', 'Coral', 'Darling', 'Davey', 'Dover', 'Edward', 'Elgin', 'Elizabeth', 'Elm', 'Fern', 'Fitzgerald',
  'Forest', 'Gordon', 'Grange', 'Grevillea', 'Hampton', 'Harbour', 'Hawthorn', 'Heath', 'Henry', 'High', 'Hope', 'Jacaranda', 'James', 'Kent', 'King',
  'Lake', 'Laurel', 'Lennox', 'Lygon', 'Macquarie', 'Main', 'Maple', 'Margaret', 'Marine', 'Mary', 'Melaleuca', 'Mill', 'Mitchell', 'Myrtle', 'Napier',
  'Nelson', 'Ocean', 'Orchard', 'Oxford', 'Palmer', 'Park', 'Pine', 'Point', 'Princes', 'Queen', 'Railway', 'Regent', 'River', 'Rose', 'Rowan', 'Russell',
  'School', 'Spring', 'Stanley', 'Station', 'Stewart', 'Sturt', 'Tennyson', 'Thomas', 'Union', 'Victoria', 'View', 'Waratah', 'Wattle', 'Wellington',
  'William', 'Willow', 'Wilson', 'York',
];

export const streetKinds: readonly (readonly [string, number])[] = [
  ['Street', 46], ['Road', 16], ['Avenue', 14], ['Court', 8], ['Crescent', 4], ['Place', 4], ['Drive', 4], ['Parade', 2], ['Lane', 2], ['Grove', 2], ['Terrace', 2], ['Close', 2],
];

/** Mobile and free-call numbers that the regulator keeps free for fiction. */
const fictionalMobiles: readonly string[] = ['006', '156', '157', '158', '159', '110', '313', '737'];
export const mobileNumber = (index: number): string => `0491 570 ${fictionalMobiles[index % fictionalMobiles.length] ?? '006'}`;

const areaCodes: Readonly<Record<string, string>> = { NSW: '02', ACT: '02', VIC: '03', TAS: '03', QLD: '07' };
/** A number of the range that the regulator keeps free for fiction. */
export const officeNumber = (stateCode: string, index: number): string => `(${areaCodes[stateCode] ?? '08'}) 5550 ${String(index % 10_000).padStart(4, '0')}`;
