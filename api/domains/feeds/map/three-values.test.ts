import { mapTestListing } from '../fixtures/listing.ts';
import { mergeRecords, type FeedRecord } from './record.ts';

// Every kind of value: what is known, one that cannot be read, and an empty one; with what they leave of the field.
const cases: readonly {
  readonly field: string;
  readonly known: string;
  readonly unreadable: string;
  readonly empty?: string;
  readonly kind?: string;
  readonly read: (record: FeedRecord) => unknown;
  readonly cleared?: unknown;
}[] = [
  {
    field: 'price',
    known: '<price>850000</price>',
    unreadable: '<price>8.5e5</price>',
    empty: '<price/>',
    read: ({ price }) => price?.amount,
    cleared: null,
  },
  {
    field: 'rent',
    kind: 'rental',
    known: '<rent period="week">600</rent>',
    unreadable: '<rent period="week">lots</rent>',
    empty: '<rent period="week"/>',
    read: ({ rent }) => rent?.weekly,
    cleared: null,
  },
  {
    field: 'bond',
    kind: 'rental',
    known: '<bond>2400</bond>',
    unreadable: '<bond>1,2</bond><bond>x</bond>',
    empty: '<bond/>',
    read: ({ bond }) => bond,
    cleared: null,
  },
  {
    field: 'auction',
    known: '<auction date="2026-12-12-10:00:00"/>',
    unreadable: '<auction date="soon"/>',
    empty: '<auction date=""/>',
    read: ({ auction }) => auction?.day ?? auction,
    cleared: null,
  },
  {
    field: 'set sale date',
    known: '<setSale date="2026-12-12"/>',
    unreadable: '<setSale date="2026-13-12"/>',
    empty: '<setSale date=""/>',
    read: ({ setSale }) => setSale?.day ?? setSale,
    cleared: null,
  },
  {
    field: 'auction outcome',
    known: '<auctionOutcome><auctionResult type="passed-in"/></auctionOutcome>',
    unreadable: '<auctionOutcome><auctionResult type="exploded"/></auctionOutcome>',
    empty: '<auctionOutcome/>',
    read: ({ auctionOutcome }) => auctionOutcome?.result ?? auctionOutcome,
    cleared: null,
  },
  {
    field: 'availability',
    kind: 'rental',
    known: '<dateAvailable>2026-12-12</dateAvailable>',
    unreadable: '<dateAvailable>Now</dateAvailable>',
    empty: '<dateAvailable/>',
    read: ({ availableOn }) => availableOn,
    cleared: null,
  },
  {
    field: 'sold price',
    known: '<soldDetails><soldPrice>900000</soldPrice></soldDetails>',
    unreadable: '<soldDetails><soldPrice>undisclosed sum</soldPrice></soldDetails>',
    empty: '<soldDetails><soldPrice/></soldDetails>',
    read: ({ sold }) => sold?.price,
    cleared: null,
  },
  {
    field: 'sold date',
    known: '<soldDetails><soldDate>2026-11-01</soldDate></soldDetails>',
    unreadable: '<soldDetails><soldDate>last week</soldDate></soldDetails>',
    empty: '<soldDetails><soldDate/></soldDetails>',
    read: ({ sold }) => sold?.day,
    cleared: null,
  },
  {
    field: 'authority',
    known: '<authority value="auction"/>',
    unreadable: '<authority value="lottery"/>',
    empty: '<authority value=""/>',
    read: ({ authority }) => authority,
    cleared: '',
  },
  {
    field: 'under offer',
    known: '<underOffer value="yes"/>',
    unreadable: '<underOffer value="maybe"/>',
    empty: '<underOffer value=""/>',
    read: ({ underOffer }) => underOffer,
    cleared: false,
  },
  {
    field: 'deposit taken',
    kind: 'rental',
    known: '<depositTaken value="YES"/>',
    unreadable: '<depositTaken value="maybe"/>',
    empty: '<depositTaken value="no"/>',
    read: ({ depositTaken }) => depositTaken,
    cleared: false,
  },
  {
    field: 'category',
    known: '<category name="House"/>',
    unreadable: '<category name="Castle"/>',
    read: ({ propertyType }) => propertyType,
  },
  {
    field: 'bedrooms',
    known: '<features><bedrooms>3</bedrooms></features>',
    unreadable: '<features><bedrooms>three</bedrooms></features>',
    empty: '<features><bedrooms/></features>',
    read: ({ counts }) => counts?.bedrooms,
    cleared: 0,
  },
  {
    field: 'a feature',
    known: '<features><pool>yes</pool></features>',
    unreadable: '<features><pool>perhaps</pool></features>',
    empty: '<features><pool/></features>',
    read: ({ features }) => features?.pool,
    cleared: false,
  },
  {
    field: 'land',
    known: '<landDetails><area unit="squareMeter">650</area></landDetails>',
    unreadable: '<landDetails><area unit="furlong">650</area></landDetails>',
    empty: '<landDetails><area unit="squareMeter"/></landDetails>',
    read: ({ land }) => land?.area,
    cleared: null,
  },
  {
    field: 'new construction',
    known: '<newConstruction>true</newConstruction>',
    unreadable: '<newConstruction>nearly</newConstruction>',
    empty: '<newConstruction>false</newConstruction>',
    read: ({ building }) => building?.newlyBuilt,
    cleared: false,
  },
  {
    field: 'year built',
    known: '<yearBuilt value="1997"/>',
    unreadable: '<yearBuilt value="97"/>',
    empty: '<yearBuilt value=""/>',
    read: ({ building }) => building?.yearBuilt,
    cleared: null,
  },
  {
    field: 'energy rating',
    known: '<buildingDetails><energyRating>6.5</energyRating></buildingDetails>',
    unreadable: '<buildingDetails><energyRating>great</energyRating></buildingDetails>',
    empty: '<buildingDetails><energyRating/></buildingDetails>',
    read: ({ building }) => building?.energyRating,
    cleared: null,
  },
  {
    field: 'position',
    known: '<extraFields><geoLat>-37.8</geoLat><geoLong>145</geoLong></extraFields>',
    unreadable: '<extraFields><geoLat>north</geoLat><geoLong>145</geoLong></extraFields>',
    empty: '<extraFields><geoLat/><geoLong/></extraFields>',
    read: ({ position }) => position?.latitude ?? position,
    cleared: null,
  },
  {
    field: 'postcode',
    known: '<address><suburb>Richmond</suburb><postcode>3121</postcode></address>',
    unreadable: '<address><suburb>Richmond</suburb><postcode>31211</postcode></address>',
    empty: '<address><suburb>Richmond</suburb><postcode/></address>',
    read: ({ address }) => address?.postcode,
    cleared: null,
  },
  {
    field: 'photo',
    known: '<images><img id="m" url="https://i.example/m.jpg"/></images>',
    unreadable: '<images><img id="m" url="ftp://i.example/m.jpg"/></images>',
    empty: '<images><img id="m"/></images>',
    read: ({ photos }) => photos?.['m'],
    cleared: null,
  },
  {
    field: 'document',
    known: '<objects><document id="1" url="https://i.example/s.pdf" title="S"/></objects>',
    unreadable: '<objects><document id="1" url="javascript:x" title="S"/></objects>',
    empty: '<objects><document id="1"/></objects>',
    read: ({ documents }) => documents?.['1']?.url ?? documents?.['1'],
    cleared: null,
  },
  {
    field: 'Statement of Information',
    known: '<media><attachment usage="statementOfInformation" id="a" url="https://i.example/soi.pdf"/></media>',
    unreadable: '<media><attachment usage="statementOfInformation" id="a" url="soi.pdf"/></media>',
    empty: '<media></media>',
    read: ({ statementOfInformation }) => statementOfInformation,
    cleared: null,
  },
  {
    field: 'video',
    known: '<videoLink href="https://v.example/1"/>',
    unreadable: '<videoLink href="v.example/1"/>',
    empty: '<videoLink href=""/>',
    read: ({ video }) => video,
    cleared: null,
  },
  {
    field: 'tour',
    known: '<externalLink href="https://v.example/1"/>',
    unreadable: '<externalLink href="v.example/1"/>',
    empty: '<externalLink href=""/>',
    read: ({ tours }) => tours,
    cleared: [],
  },
  {
    field: 'inspections',
    known: '<inspectionTimes><inspection>05-Dec-2026 11:00am to 11:30am</inspection></inspectionTimes>',
    unreadable: '<inspectionTimes><inspection>By appointment</inspection></inspectionTimes>',
    empty: '<inspectionTimes/>',
    read: ({ inspections }) => inspections,
    cleared: [],
  },
  {
    field: "an agent's email",
    known: '<listingAgent id="1"><name>Ada</name><email>ada@example.com</email></listingAgent>',
    unreadable: '<listingAgent id="1"><name>Ada</name><email>ada at example</email></listingAgent>',
    empty: '<listingAgent id="1"><name>Ada</name><email/></listingAgent>',
    read: ({ agents }) => agents?.['1']?.email,
    cleared: null,
  },
  {
    field: "an agent's page",
    known: '<listingAgent id="1"><name>Ada</name><facebookURL>facebook.com/ada</facebookURL></listingAgent>',
    unreadable:
      '<listingAgent id="1"><name>Ada</name><facebookURL>https://evil.example/ada</facebookURL></listingAgent>',
    empty: '<listingAgent id="1"><name>Ada</name><facebookURL/></listingAgent>',
    read: ({ agents }) => agents?.['1']?.social?.facebook,
    cleared: null,
  },
  {
    field: "an agent's photo",
    known:
      '<listingAgent id="1"><name>Ada</name><media><attachment usage="agentPhoto" id="v1" url="https://i.example/a.png"/></media></listingAgent>',
    unreadable:
      '<listingAgent id="1"><name>Ada</name><media><attachment usage="agentPhoto" id="v2" url="a.png"/></media></listingAgent>',
    empty: '<listingAgent id="1"><name>Ada</name><media/></listingAgent>',
    read: ({ agents }) => agents?.['1']?.photo,
    cleared: null,
  },
  {
    field: 'agent',
    known: '<listingAgent id="1"><name>Ada</name></listingAgent>',
    unreadable: '<listingAgent id="1"><email>ada@example.com</email></listingAgent>',
    empty: '<listingAgent id="1"/>',
    read: ({ agents }) => agents?.['1']?.name ?? agents?.['1'],
    cleared: null,
  },
];

test.each(cases)('[DATA-39] $field: unreadable and absent keep the known value, empty clears it', (each) => {
  const { known, unreadable, empty, kind = 'residential', read, cleared } = each;
  const first = mergeRecords(null, mapTestListing(known, { kind }).record);
  const before = read(first);
  expect(before ?? null).not.toBeNull();
  const bad = mapTestListing(unreadable, { kind });
  expect(bad.codes.length).toBeGreaterThan(0);
  expect(read(mergeRecords(first, bad.record))).toEqual(before);
  expect(read(mergeRecords(first, mapTestListing('<headline>New</headline>', { kind }).record))).toEqual(before);
  if (empty !== undefined) {
    const clear = mapTestListing(empty, { kind });
    expect(clear.codes.filter((code) => code !== 'agent-without-name')).toEqual([]);
    expect(read(mergeRecords(first, clear.record))).toEqual(cleared);
  }
});

test('[DATA-39] an agent sent by id only stays unchanged; new fields are merged; another id is another agent', () => {
  const full =
    mapTestListing(`<listingAgent id="1"><uniqueListingAgentID>aa-1</uniqueListingAgentID><name>Robin Sample</name>
    <telephone type="mobile">0400 000 111</telephone><email>robin@agency.example</email>
    <facebookURL>https://www.facebook.com/robin</facebookURL><linkedInURL>http://au.linkedin.com/in/robin</linkedInURL>
    <twitterURL>twitter.com/robin</twitterURL>
    <media><attachment usage="agentPhoto" id="v 1" url="https://i.example/r.png"/></media></listingAgent>`).record;
  expect(full.agents?.['1']).toEqual({
    agentId: null,
    key: 'aa-1',
    name: 'Robin Sample',
    phone: '0400 000 111',
    email: 'robin@agency.example',
    photo: 'https://i.example/r.png#v%201',
    social: {
      facebook: 'https://www.facebook.com/robin',
      linkedin: 'https://au.linkedin.com/in/robin',
      twitter: 'https://twitter.com/robin',
    },
  });
  const byId = (inside: string, id = 'aa-1') =>
    mergeRecords(
      full,
      mapTestListing(`<listingAgent id="1"><uniqueListingAgentID>${id}</uniqueListingAgentID>${inside}</listingAgent>`)
        .record,
    ).agents?.['1'];
  expect(byId('')).toEqual(full.agents?.['1']);
  expect(byId('<name>Robin S.</name><facebookURL/>')).toMatchObject({
    name: 'Robin S.',
    email: 'robin@agency.example',
    social: { facebook: null, twitter: 'https://twitter.com/robin' },
  });
  expect(byId('', 'bb-2')).toEqual({ agentId: null, key: 'bb-2' });
});

test.each(['yes', 'true', '1', 'YES', 'True'])(
  '[DATA-39, LIST-14] display="%s" shows address, suburb and prices',
  (display) => {
    const { record } = mapTestListing(
      `<address display="${display}"><suburb display="${display}">R</suburb></address><price display="${display}">1</price><soldDetails><soldPrice display="${display}">1</soldPrice></soldDetails>`,
    );
    expect(record).toMatchObject({
      address: { visible: true, suburbVisible: true },
      price: { visible: true },
      sold: { priceVisible: true },
    });
  },
);

test.each([
  ['New South Wales', 'NSW'],
  ['victoria', 'VIC'],
  ['Western  Australia', 'WA'],
  ['N.S.W.', 'NSW'],
  ['Vic.', 'VIC'],
  ['australian capital territory', 'ACT'],
])('[DATA-39] the state %s is %s', (written, code) => {
  expect(mapTestListing(`<address><suburb>R</suburb><state>${written}</state></address>`).record.address?.state).toBe(
    code,
  );
});
