import { elementOf } from '../fixtures/listing.ts';
import { mapListing } from '../map/listing.ts';
import { mergeRecords, type FeedRecord } from '../map/record.ts';
import { jsonExample } from '../json/published-schema.ts';
import { mapJsonListing } from '../json/map.ts';
import { listingXml } from './listing-xml.ts';
import { xmlElement, xmlText } from './xml.ts';

const ids = '<agentID>XYZABC</agentID><uniqueID>A1</uniqueID>';
const recordOf = (text: string): { record: FeedRecord; modTime: string | null; codes: string[] } => {
  const result = mapListing(elementOf(text), 'yes');
  if (result.record === null) throw new Error(result.refusal.message);
  return { ...result, codes: result.notes.map(({ code }) => code) };
};
const again = (record: FeedRecord, modTime: string | null) =>
  recordOf(xmlText(listingXml(record, modTime ?? '2026-11-01T09:00:00')));

const everything = [
  `<residential modTime="2026-11-01-09:30:00" status="sold">${ids}
  <authority value="exclusive"/><underOffer value="no"/>
  <listingAgent id="1"><name>Ada O'Hara &amp; Sons</name><telephone type="mobile">0400 000 001</telephone><email>ada@example.com</email></listingAgent>
  <listingAgent id="2"><agentID>OTHERS</agentID><name>Ben "The Hammer" Marsh</name></listingAgent><listingAgent id="3"/>
  <price display="no">900000</price><priceView>Contact &lt;us&gt; ]]&gt; "now"</priceView>
  <address display="no"><subNumber>3</subNumber><lotNumber>7</lotNumber><streetNumber>39-41</streetNumber><street>Main Road</street><suburb display="yes">Richmond</suburb><state>VIC</state><postcode>3121</postcode><country>AUS</country></address>
  <category name="DuplexSemi-detached"/><headline>Light &amp; air</headline><description>One.

Two &lt; three, "four" &amp; 'five'</description>
  <features><bedrooms>3</bedrooms><bathrooms>0</bathrooms><ensuite>1</ensuite><garages>2</garages><toilets>2</toilets><livingAreas>2</livingAreas><poolInGround>yes</poolInGround><balcony>no</balcony><heating type="electric"/><hotWaterService type="gas"/><reverseCycleAirCon>1</reverseCycleAirCon><hydronicHeating>no</hydronicHeating><otherFeatures>Wine cellar, Sauna</otherFeatures></features>
  <ecoFriendly><solarPanels>1</solarPanels></ecoFriendly><idealFor><students>1</students></idealFor><views><ocean>1</ocean><city>0</city></views>
  <soldDetails><soldPrice display="no">870000</soldPrice><soldDate>2026-10-30</soldDate></soldDetails>
  <landDetails><area unit="acre">1</area><frontage>12.5</frontage><depth side="rear">30</depth><crossOver value="center"/></landDetails>
  <buildingDetails><area unit="square">20</area><newlyBuilt value="yes"/><energyRating>4.5</energyRating></buildingDetails>
  <inspectionTimes><inspection>28-Nov-2026 12:00pm to 12:30pm</inspection><inspection>29-Nov-2026 12:15am to 1:00am</inspection></inspectionTimes>
  <auction date="2026-12-05-11:00:00"/><externalLink href="https://example.com/tour?a=1&amp;b=2"/><videoLink href="https://example.com/video"/>
  <extraFields><eField name="geoLat" value="-37.8125"/><eField name="geoLong" value="145.01"/></extraFields>
  <objects><img id="m" url="https://example.com/m.jpg" modTime="2026-11-01-09:00:00"/><img id="b" url="https://example.com/b.jpg?x=1&amp;y=2"/><img id="a"/><img id="c" file="c.jpg" modTime="20261101"/>
  <floorplan id="1" url="https://example.com/plan.png"/><document id="1" url="https://example.com/deed.pdf" title="Deed &amp; plan"/><document id="2"/></objects></residential>`,
  `<rental modTime="2026-11-01-09:30:00" status="leased">${ids}<rent period="week" display="yes">650</rent><bond>2600</bond><dateAvailable>2026-12-01</dateAvailable><holiday value="no"/>
  <address><lotNumber>5</lotNumber><street>New Street</street><suburb>Perth</suburb><state>WA</state><postcode>6000</postcode></address><category name="Unit"/>
  <allowances><petFriendly>1</petFriendly><smokers>no</smokers></allowances><auction date=""/><videoLink href=""/><externalLink href=""/><inspectionTimes/></rental>`,
  `<rural modTime="2026-11-01-09:30:00" status="current">${ids}<ruralCategory name="MixedFarming"/><ruralFeatures><fencing>Good</fencing><services/></ruralFeatures><price display="yes"/><auction date="2026-12-05"/></rural>`,
  `<land modTime="2026-11-01-09:30:00" status="withdrawn">${ids}<landCategory name="Residential"/></land>`,
  `<residential modTime="2026-11-01-09:30:00" status="current">${ids}<address display="no"/></residential>`,
];

test.each(everything)(
  '[DATA-25] a record that is written and read again is the same, with nothing to note: %#',
  (text) => {
    const { record, modTime } = recordOf(text);
    const read = again(record, modTime);
    expect([read.record, read.modTime]).toEqual([record, modTime]);
    expect(read.codes.filter((code) => !code.endsWith('-hidden'))).toEqual([]);
  },
);

test('[DATA-25] a listing that came as JSON is written as REAXML and read again', () => {
  const at = { name: 'listing', path: '/listings/0', line: 1, attributes: {}, children: [], text: '' };
  const { record } = mapJsonListing(jsonExample.listings[0], at, 'yes');
  const merged = mergeRecords(null, record as FeedRecord);
  expect(again(merged, null).record).toEqual(merged);
});

test('[SEC-56] nothing that a text holds ends its element or attribute, and what XML cannot write is left out', () => {
  const hostile = '</name><agentID>EVIL</agentID><!-- ]]> " \' & &amp; <?x?> \u0000\u0008\u000b\ud800 \ufffe <![CDATA[';
  const text = xmlText(xmlElement('listingAgent', { id: `1" onload="${hostile}` }, xmlElement('name', {}, hostile)));
  const element = elementOf(`<residential status="current">${ids}${text}</residential>`);
  const found = element.children.filter(({ name }) => name === 'listingAgent');
  const stored = '</name><agentID>EVIL</agentID><!-- ]]> " \' & &amp; <?x?> \ufffd  <![CDATA[';
  expect(found).toHaveLength(1);
  expect([found[0]?.attributes, found[0]?.children.map(({ name, text: inside }) => [name, inside])]).toEqual([
    { id: `1" onload="${stored}` },
    [['name', stored]],
  ]);
  expect(element.children.filter(({ name }) => name === 'agentID')).toHaveLength(1);
});
