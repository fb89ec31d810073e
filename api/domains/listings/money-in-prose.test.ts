import { lawfulWords } from './lawful-words.ts';
import { withholdPrice } from './withhold.ts';

const queenslandAuction = { stateCode: 'QLD', auction: true, rental: false };
const offers = [
  queenslandAuction,
  { stateCode: 'VIC', auction: false, rental: false },
  { stateCode: 'NSW', auction: false, rental: false },
];
/** Dollars of homes and dollars a week. */
const hidden = [850_000, 1_200_000, 3_000_000, 15_000_000, 500, 650];

// Sentences as agents write them, with numbers that are no prices.
test.each([
  // distances
  ['Only 500m from the beach and 300m to the shops.'],
  ['Quiet home 400m from the park'],
  ['Walk 250m to the station, or 1.2km to the river.'],
  ['Approx. 850m to Coles, 650 metres to the school & 1.1 kms to the CBD'],
  ['Just 750 m walk to Richmond Station (1.4km to Burnley)'],
  ['From 200m to 400m from everything you need'],
  ['100k from Sydney, 85 km to Canberra and 60k north of Goulburn'],
  ['A 150k drive to Melbourne, 120k’s from Perth, 3ks to the beach'],
  ['Set back 80m from the road, with 15m to the rear boundary'],
  ['Offers 500m of creek frontage; sold with 3m high sheds'],
  ['Beach 50m | Shops 200m | Schools 500m | Airport 12km'],
  ['- 300m to tram\n- 450m to Swan Street\n- 1.2k to MCG'],
  ['Moments (150m-300m) from cafes, 2.5-3km from the city'],
  ['Within 300m: IGA. Within 1.5km: Marina.'],
  // lengths, heights, areas
  ['Frontage 15 m, depth 40 m. Ceilings of 3 - 4 m.'],
  ['15m wide street frontage and a 12m heated lap pool'],
  ['Soaring 3.2m ceilings, 2.7m high doors, 1.2m pool fencing'],
  ['The block offers approx. 20m x 40m with rear lane'],
  ['Garage from 6m to 12m long, 3m clearance'],
  ['Pool is 10m by 4m (1.2m-1.8m deep), 3.5m+ ceilings, 1.5m high walls'],
  ['A 15m berth, and pontoon for boats up to 15m'],
  ['Priced to sell with 20m of water frontage; asking for a 3m setback'],
  ['Buyers will love the 12m pool and the 3m island bench'],
  ['Land 650 m2. 650m² on title, 650sqm approx, internal 215 sq m, 1,012 square metres'],
  ['Over 850,000 m2 (85ha), 1,200,000 sqm of grazing, 210 acres, 0.65ha'],
  ['Offers 1,200,000 square metres and 3,000,000 sqm next door'],
  ['Land size: 1,200m2 (approx.)'],
  ['Elevation 850m above sea level; rainfall 650mm, 500 mm in dry years'],
  ['House 24sq, 650 sq. m of land'],
  // volumes, power, counts
  ['Two 100,000L tanks, 22,500 litre tank and a 5 ML dam (3 million litres)'],
  ['Rainwater: 250,000 L; licence for 120 megalitres; 90k litres in the dam'],
  ['A 500kl bore and 1.2 million litres of storage'],
  ['6.6 kW solar, 13.5kWh battery, 10,000 btu'],
  ['3 million visitors a year; over 850,000 residents; 1,200,000 trees planted'],
  ['Carries 500 head, 3,000 sheep, or 650 cows; shed for 15,000 bales'],
  ['Seen by 850k followers, 1.2m views and 3 million people'],
  ['Near the 100,000-seat MCG'],
  // years, numbers of things
  ['Circa 1850, renovated in 2020, rebuilt 2019-2021, established since 1,850'],
  ['Built 1995. Lot 650 on SP 850000, plan RP605166, licence 1200000'],
  ['A home of the 1850s, in the 3000s of postcodes'],
  ['Route 650 bus, tram 500 and unit 650'],
  ['Near 650 Swan Street and 500 St Kilda Road'],
  // telephone numbers and dates
  ['Call 0412 850 000 or (03) 9850 0000, 1300 850 000, +61 412 850 000'],
  ['Auction 12 December 2026 at 11am; inspect 5/12/2026 from 11:00 to 11:30'],
  // rates and other sums that are not the price
  ['Council rates $2,450 p.a., water $1,200 per year, strata $1,850 p/q'],
  ['Body corporate $4,500 pa. Rental appraisal $750 - $900 per week'],
  ['Eligible for the $30,000 First Home Owner Grant'],
  ['A recent $150,000 renovation with $85,000 in upgrades'],
  ['Renovations costing over $120,000; $90,000 spent on landscaping'],
  ['Close to the $2 million precinct redevelopment and a $350m infrastructure project'],
  ['Gross income $52,000 per annum'],
  ['Interest rates from 5.99%; deposit 10%; 100% freehold'],
])('[LIST-42] leaves what is no price in an agent’s words: %s', (text) => {
  for (const offer of offers) expect(lawfulWords(text, offer)).toBe(text);
  expect(withholdPrice(text, hidden)).toBe(text);
});

test.each([
  ['Price guide $900,000', 'Price guide contact agent'],
  ['Guide: $900k - $980k', 'Guide: contact agent - contact agent'],
  [
    'Bidding from 1.1m to 1.2m expected, land 650 m2',
    'Bidding from contact agent to contact agent expected, land 650 m2',
  ],
  ['Offers over 900,000 considered', 'Offers over contact agent considered'],
  ['Price guide 850000', 'Price guide contact agent'],
  ['Asking 1.2 million', 'Asking contact agent'],
  ['Buyers in the high 900k to 1m range', 'Buyers in the high contact agent to contact agent range'],
  ['Expected range 1.1 to 1.3m', 'Expected range contact agent to contact agent'],
  ['Offers above $1.2m+ will be considered', 'Offers above contact agent will be considered'],
  ['We expect low to mid 1.2 millions, say $1 250 000', 'We expect low to mid contact agent, say contact agent'],
  ['Sold next door for $1.15m, 500m away', 'Sold next door for contact agent, 500m away'],
  ['Rates $2,000. Guide: AUD 950,000', 'Rates $2,000. Guide: contact agent'],
  ['Mid $900,000s; high 900k’s; 1.1M+', 'Mid contact agent; high contact agent; contact agent'],
  [
    'Market feedback 1.05m - 1.1m; the vendor wants 1.3m',
    'Market feedback contact agent - contact agent; the vendor wants contact agent',
  ],
  ['Was 990k, now 950k', 'Was contact agent, now contact agent'],
])('[LIST-13, LIST-42] and finds the prices: %s', (text, shown) => {
  expect(lawfulWords(text, queenslandAuction)).toBe(shown);
});

test.each([
  ['Only $650 a week', 650, 'Only contact agent a week'],
  ['Rent 650 per week', 650, 'Rent contact agent per week'],
  ['650pw, 650m to the station, 650 m2', 650, 'contact agent pw, 650m to the station, 650 m2'],
  ['Yours for 1.2m, 1.2m from the fence', 1_200_000, 'Yours for contact agent, 1.2m from the fence'],
  ['$1.15m to $1.25 million', 1_200_000, 'contact agent to contact agent'],
  ['850000 or nearest offer', 850_000, 'contact agent or nearest offer'],
])('[LIST-14, LIST-42] a hidden price is found among other numbers: %s', (text, price, shown) => {
  expect(withholdPrice(text, [price])).toBe(shown);
});
