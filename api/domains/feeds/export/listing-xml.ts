import { networkElement } from '../map/agents.ts';
import { categoryOf } from '../map/category.ts';
import { resultText } from '../map/dates.ts';
import { extraElement } from '../map/features.ts';
import { bySlot } from '../map/media.ts';
import type { LocalMoment } from '../map/moment.ts';
import { feedNetworks, type FeedInspection, type FeedRecord } from '../map/record.ts';
import { ruralLabels } from '../map/rural.ts';
import { xml, type Xml } from './xml.ts';

const yesNo = (yes: boolean): 'yes' | 'no' => (yes ? 'yes' : 'no');
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** 2026-11-28 → 28-Nov-2026 */
const dayText = (day: string): string =>
  `${day.slice(8, 10)}-${months[Number(day.slice(5, 7)) - 1] ?? ''}-${day.slice(0, 4)}`;
const momentText = ({ day, time, instant }: LocalMoment): string => instant ?? (time === null ? day : `${day}-${time}`);

/** 13:30:00 → 1:30pm */
function timeText(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3, 5)}${hour < 12 ? 'am' : 'pm'}`;
}

const inspectionText = ({ day, from, to, startsAt, endsAt }: FeedInspection): string =>
  startsAt === undefined || endsAt === undefined
    ? `${dayText(day)} ${timeText(from)} to ${timeText(to)}`
    : `${startsAt} to ${endsAt}`;

/** An element for a value that was said; null clears. */
const said = <Value>(value: Value | undefined, make: (value: Value) => Xml): Xml | undefined =>
  value === undefined ? undefined : make(value);
const any = (name: string, inside: readonly (Xml | undefined)[]): Xml | undefined =>
  inside.some((each) => each !== undefined) ? xml(name, {}, inside) : undefined;

function addressXml({ address }: FeedRecord): Xml | undefined {
  if (address === undefined) return undefined;
  const { visible, suburbVisible, unit, streetNumber, street, suburb, state, postcode, country } = address;
  if (suburb === undefined) return xml('address', { display: yesNo(visible) });
  const lot = /^Lot (.+)$/.exec(streetNumber ?? '')?.[1];
  return xml('address', { display: yesNo(visible) }, [
    unit ? xml('subNumber', {}, unit) : undefined,
    lot === undefined ? undefined : xml('lotNumber', {}, lot),
    streetNumber && lot === undefined ? xml('streetNumber', {}, streetNumber) : undefined,
    street ? xml('street', {}, street) : undefined,
    xml('suburb', { display: yesNo(suburbVisible === true) }, suburb),
    xml('state', {}, state),
    said(postcode, (code) => xml('postcode', {}, code)),
    country ? xml('country', {}, country) : undefined,
  ]);
}

/** An agent's photograph; the version behind '#' is the attachment's id. */
function photoXml(photo: string | null): Xml {
  if (photo === null) return xml('media', {});
  const [url = '', version = 'a'] = photo.split('#');
  return xml('media', {}, [xml('attachment', { usage: 'agentPhoto', id: decodeURIComponent(version), url })]);
}

function agentsXml({ agents = {} }: FeedRecord): Xml[] {
  return Object.entries(agents)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([slot, agent]) =>
      agent === null
        ? xml('listingAgent', { id: slot })
        : xml('listingAgent', { id: slot }, [
            agent.agentId === null ? undefined : xml('agentID', {}, agent.agentId),
            said(agent.key, (key) => xml('uniqueListingAgentID', {}, key)),
            said(agent.name, (name) => xml('name', {}, name)),
            said(agent.phone, (phone) => xml('telephone', { type: 'BH' }, phone)),
            said(agent.email, (email) => xml('email', {}, email)),
            ...feedNetworks.map((network) =>
              said(agent.social?.[network], (address) => xml(networkElement(network), {}, address)),
            ),
            said(agent.photo, (photo) => photoXml(photo)),
          ]),
    );
}

function featuresXml({ counts = {}, features = {}, extras = {}, otherFeatures }: FeedRecord): (Xml | undefined)[] {
  const found = Object.entries(extras).map(([label, yes]) => ({ yes, of: extraElement(label) }));
  const inside = (container: string): Xml[] =>
    found.flatMap(({ yes, of }) =>
      of?.container === container && (yes || of.type === undefined)
        ? [xml(of.name, { type: of.type }, of.type === undefined ? yesNo(yes) : undefined)]
        : [],
    );
  return [
    any('features', [
      // An empty count is none of them: one that is not known is left out.
      ...Object.entries(counts).map(([name, count]) => (count === null ? undefined : xml(name, {}, count))),
      ...Object.entries(features).map(([name, yes]) => xml(name, {}, yesNo(yes))),
      ...inside('features'),
      otherFeatures && xml('otherFeatures', {}, otherFeatures.join(', ')),
    ]),
    any('idealFor', inside('idealFor')),
    any('views', inside('views')),
  ];
}

/** A picture's source and the time of its last change, which the format has apart. */
function sourceAttributes(source: string): Readonly<Record<string, string>> {
  const [, at = source, digits] = /^(.*)#(\d{8}|\d{14})$/s.exec(source) ?? [];
  const moment = digits?.replace(/^(....)(..)(..)(?:(..)(..)(..))?$/, (_, y, m, d, h, min, s) =>
    h === undefined ? `${y}-${m}-${d}` : `${y}-${m}-${d}-${h}:${min}:${s}`,
  );
  return {
    ...(at.startsWith('file:') ? { file: at.slice('file:'.length) } : { url: at }),
    ...(moment === undefined ? {} : { modTime: moment }),
  };
}

function picturesXml(name: 'img' | 'floorplan', slots: FeedRecord['photos'] = {}): Xml[] {
  return Object.entries(slots)
    .toSorted(([a], [b]) => bySlot(a, b))
    .map(([id, source]) => xml(name, { id, ...(source === null ? {} : sourceAttributes(source)) }));
}

function landXml({ land, building }: FeedRecord): (Xml | undefined)[] {
  return [
    land &&
      any('landDetails', [
        said(land.area, (area) => xml('area', { unit: 'squareMeter' }, area)),
        said(land.frontage, (length) => xml('frontage', { unit: 'meter' }, length)),
        said(land.depth, (length) => xml('depth', { side: 'rear', unit: 'meter' }, length)),
        said(land.crossOver, (side) => xml('crossOver', { value: side === 'centre' ? 'center' : (side ?? '') })),
      ]),
    building &&
      any('buildingDetails', [
        said(building.area, (area) => xml('area', { unit: 'squareMeter' }, area)),
        said(building.newlyBuilt, (yes) => xml('newlyBuilt', { value: yesNo(yes) })),
        said(building.energyRating, (stars) => xml('energyRating', {}, stars)),
      ]),
  ];
}

const ruralNames = new Map(Object.entries(ruralLabels).map(([name, label]) => [String(label), name]));

/** A record as an element of the format: read again, it is the same record. */
export function listingXml(record: FeedRecord, modTime: string): Xml {
  const { kind, price, rent, sold, position, documents = {} } = record;
  const category = record.propertyType === undefined ? undefined : categoryOf(kind, record.propertyType);
  return xml(kind, { modTime: modTime.endsWith('Z') ? modTime : modTime.replace('T', '-'), status: record.status }, [
    xml('agentID', {}, record.agentId),
    xml('uniqueID', {}, record.uniqueId),
    said(record.authority, (value) => xml('authority', { value })),
    said(record.underOffer, (yes) => xml('underOffer', { value: yesNo(yes) })),
    said(record.depositTaken, (yes) => xml('depositTaken', { value: yesNo(yes) })),
    said(record.building?.yearBuilt, (year) => xml('yearBuilt', { value: String(year ?? '') })),
    said(record.building?.yearRenovated, (year) => xml('yearLastRenovated', { value: String(year ?? '') })),
    ...agentsXml(record),
    price && xml('price', { display: yesNo(price.visible) }, price.amount ?? null),
    said(record.priceView, (text) => xml('priceView', {}, text)),
    said(record.availableOn, (day) => xml('dateAvailable', {}, day)),
    rent && xml('rent', { period: 'week', display: yesNo(rent.visible) }, rent.weekly ?? null),
    said(record.bond, (bond) => xml('bond', {}, bond)),
    addressXml(record),
    category && xml(category.element, { name: category.name }),
    said(record.headline, (text) => xml('headline', {}, text)),
    said(record.description, (text) => xml('description', {}, text)),
    ...featuresXml(record),
    sold &&
      any('soldDetails', [
        said(sold.price, (amount) => xml('soldPrice', { display: yesNo(sold.priceVisible === true) }, amount)),
        said(sold.day, (day) => xml('soldDate', {}, day)),
      ]),
    ...landXml(record),
    record.rural &&
      any(
        'ruralFeatures',
        Object.entries(record.rural).flatMap(([label, text]) => {
          const name = ruralNames.get(label);
          return name === undefined ? [] : [xml(name, {}, text)];
        }),
      ),
    said(record.inspections, (all) =>
      xml(
        'inspectionTimes',
        {},
        all.map((each) => xml('inspection', {}, inspectionText(each))),
      ),
    ),
    said(record.auction, (auction) => xml('auction', { date: auction === null ? '' : momentText(auction) })),
    said(record.setSale, (moment) => xml('setSale', { date: moment === null ? '' : momentText(moment) })),
    said(record.auctionOutcome, (outcome) =>
      outcome === null
        ? xml('auctionOutcome', {})
        : xml('auctionOutcome', {}, [
            outcome.day === null ? undefined : xml('auctionDate', {}, outcome.day),
            xml('auctionResult', { type: resultText(outcome.result) }),
          ]),
    ),
    said(record.statementOfInformation, (url) =>
      xml('media', {}, [url !== null && xml('attachment', { usage: 'statementOfInformation', id: url, url })]),
    ),
    ...(record.tours?.map((href) => xml('externalLink', { href })) ?? []),
    record.tours?.length === 0 ? xml('externalLink', { href: '' }) : undefined,
    said(record.video, (href) => xml('videoLink', { href: href ?? '' })),
    said(record.holiday, (yes) => xml('holiday', { value: yesNo(yes) })),
    position
      ? xml('extraFields', { table: 'property' }, [
          xml('eField', { name: 'geoLat', value: String(position.latitude) }),
          xml('eField', { name: 'geoLong', value: String(position.longitude) }),
        ])
      : undefined,
    any('objects', [
      ...picturesXml('img', record.photos),
      ...picturesXml('floorplan', record.floorPlans),
      ...Object.entries(documents).map(([id, each]) =>
        xml('document', { id, ...(each === null ? {} : { url: each.url, title: each.title }) }),
      ),
    ]),
  ]);
}
