import { networkElement } from '../map/agents.ts';
import { categoryOf } from '../map/category.ts';
import { resultText } from '../map/dates.ts';
import { extraElement } from '../map/features.ts';
import { bySlot } from '../map/media.ts';
import type { LocalMoment } from '../map/moment.ts';
import { feedNetworks, type FeedInspection, type FeedRecord } from '../map/record.ts';
import { ruralLabels } from '../map/rural.ts';
import { xmlElement, type Xml } from './xml.ts';

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

/** An element for a value that is set; null clears. */
const whenGiven = <Value>(value: Value | undefined, make: (value: Value) => Xml): Xml | undefined =>
  value === undefined ? undefined : make(value);
const elementIfAny = (name: string, inside: readonly (Xml | undefined)[]): Xml | undefined =>
  inside.some((each) => each !== undefined) ? xmlElement(name, {}, inside) : undefined;

function addressXml({ address }: FeedRecord): Xml | undefined {
  if (address === undefined) return undefined;
  const { visible, suburbVisible, unit, streetNumber, street, suburb, state, postcode, country } = address;
  if (suburb === undefined) return xmlElement('address', { display: yesNo(visible) });
  const lot = /^Lot (.+)$/.exec(streetNumber ?? '')?.[1];
  return xmlElement('address', { display: yesNo(visible) }, [
    unit ? xmlElement('subNumber', {}, unit) : undefined,
    lot === undefined ? undefined : xmlElement('lotNumber', {}, lot),
    streetNumber && lot === undefined ? xmlElement('streetNumber', {}, streetNumber) : undefined,
    street ? xmlElement('street', {}, street) : undefined,
    xmlElement('suburb', { display: yesNo(suburbVisible === true) }, suburb),
    xmlElement('state', {}, state),
    whenGiven(postcode, (code) => xmlElement('postcode', {}, code)),
    country ? xmlElement('country', {}, country) : undefined,
  ]);
}

/** An agent's photograph; the version behind '#' is the attachment's id. */
function photoXml(photo: string | null): Xml {
  if (photo === null) return xmlElement('media', {});
  const [url = '', version = 'a'] = photo.split('#');
  return xmlElement('media', {}, [
    xmlElement('attachment', { usage: 'agentPhoto', id: decodeURIComponent(version), url }),
  ]);
}

function agentsXml({ agents = {} }: FeedRecord): Xml[] {
  return Object.entries(agents)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([slot, agent]) =>
      agent === null
        ? xmlElement('listingAgent', { id: slot })
        : xmlElement('listingAgent', { id: slot }, [
            agent.agentId === null ? undefined : xmlElement('agentID', {}, agent.agentId),
            whenGiven(agent.key, (key) => xmlElement('uniqueListingAgentID', {}, key)),
            whenGiven(agent.name, (name) => xmlElement('name', {}, name)),
            whenGiven(agent.phone, (phone) => xmlElement('telephone', { type: 'BH' }, phone)),
            whenGiven(agent.email, (email) => xmlElement('email', {}, email)),
            ...feedNetworks.map((network) =>
              whenGiven(agent.social?.[network], (address) => xmlElement(networkElement(network), {}, address)),
            ),
            whenGiven(agent.photo, (photo) => photoXml(photo)),
          ]),
    );
}

function featuresXml({ counts = {}, features = {}, extras = {}, otherFeatures }: FeedRecord): (Xml | undefined)[] {
  const found = Object.entries(extras).map(([label, yes]) => ({ yes, of: extraElement(label) }));
  const inside = (container: string): Xml[] =>
    found.flatMap(({ yes, of }) =>
      of?.container === container && (yes || of.type === undefined)
        ? [xmlElement(of.name, { type: of.type }, of.type === undefined ? yesNo(yes) : undefined)]
        : [],
    );
  return [
    elementIfAny('features', [
      // An empty count means zero: an unknown one is omitted.
      ...Object.entries(counts).map(([name, count]) => (count === null ? undefined : xmlElement(name, {}, count))),
      ...Object.entries(features).map(([name, yes]) => xmlElement(name, {}, yesNo(yes))),
      ...inside('features'),
      otherFeatures && xmlElement('otherFeatures', {}, otherFeatures.join(', ')),
    ]),
    elementIfAny('idealFor', inside('idealFor')),
    elementIfAny('views', inside('views')),
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
    .map(([id, source]) => xmlElement(name, { id, ...(source === null ? {} : sourceAttributes(source)) }));
}

function landXml({ land, building }: FeedRecord): (Xml | undefined)[] {
  return [
    land &&
      elementIfAny('landDetails', [
        whenGiven(land.area, (area) => xmlElement('area', { unit: 'squareMeter' }, area)),
        whenGiven(land.frontage, (length) => xmlElement('frontage', { unit: 'meter' }, length)),
        whenGiven(land.depth, (length) => xmlElement('depth', { side: 'rear', unit: 'meter' }, length)),
        whenGiven(land.crossOver, (side) =>
          xmlElement('crossOver', { value: side === 'centre' ? 'center' : (side ?? '') }),
        ),
      ]),
    building &&
      elementIfAny('buildingDetails', [
        whenGiven(building.area, (area) => xmlElement('area', { unit: 'squareMeter' }, area)),
        whenGiven(building.newlyBuilt, (yes) => xmlElement('newlyBuilt', { value: yesNo(yes) })),
        whenGiven(building.energyRating, (stars) => xmlElement('energyRating', {}, stars)),
      ]),
  ];
}

const ruralNames = new Map(Object.entries(ruralLabels).map(([name, label]) => [String(label), name]));

/** A record as an element of the format: read again, it is the same record. */
export function listingXml(record: FeedRecord, modTime: string): Xml {
  const { kind, price, rent, sold, position, documents = {} } = record;
  const category = record.propertyType === undefined ? undefined : categoryOf(kind, record.propertyType);
  return xmlElement(
    kind,
    { modTime: modTime.endsWith('Z') ? modTime : modTime.replace('T', '-'), status: record.status },
    [
      xmlElement('agentID', {}, record.agentId),
      xmlElement('uniqueID', {}, record.uniqueId),
      whenGiven(record.authority, (value) => xmlElement('authority', { value })),
      whenGiven(record.underOffer, (yes) => xmlElement('underOffer', { value: yesNo(yes) })),
      whenGiven(record.depositTaken, (yes) => xmlElement('depositTaken', { value: yesNo(yes) })),
      whenGiven(record.building?.yearBuilt, (year) => xmlElement('yearBuilt', { value: String(year ?? '') })),
      whenGiven(record.building?.yearRenovated, (year) =>
        xmlElement('yearLastRenovated', { value: String(year ?? '') }),
      ),
      ...agentsXml(record),
      price && xmlElement('price', { display: yesNo(price.visible) }, price.amount ?? null),
      whenGiven(record.priceView, (text) => xmlElement('priceView', {}, text)),
      whenGiven(record.availableOn, (day) => xmlElement('dateAvailable', {}, day)),
      rent && xmlElement('rent', { period: 'week', display: yesNo(rent.visible) }, rent.weekly ?? null),
      whenGiven(record.bond, (bond) => xmlElement('bond', {}, bond)),
      addressXml(record),
      category && xmlElement(category.element, { name: category.name }),
      whenGiven(record.headline, (text) => xmlElement('headline', {}, text)),
      whenGiven(record.description, (text) => xmlElement('description', {}, text)),
      ...featuresXml(record),
      sold &&
        elementIfAny('soldDetails', [
          whenGiven(sold.price, (amount) =>
            xmlElement('soldPrice', { display: yesNo(sold.priceVisible === true) }, amount),
          ),
          whenGiven(sold.day, (day) => xmlElement('soldDate', {}, day)),
        ]),
      ...landXml(record),
      record.rural &&
        elementIfAny(
          'ruralFeatures',
          Object.entries(record.rural).flatMap(([label, text]) => {
            const name = ruralNames.get(label);
            return name === undefined ? [] : [xmlElement(name, {}, text)];
          }),
        ),
      whenGiven(record.inspections, (all) =>
        xmlElement(
          'inspectionTimes',
          {},
          all.map((each) => xmlElement('inspection', {}, inspectionText(each))),
        ),
      ),
      whenGiven(record.auction, (auction) =>
        xmlElement('auction', { date: auction === null ? '' : momentText(auction) }),
      ),
      whenGiven(record.setSale, (moment) => xmlElement('setSale', { date: moment === null ? '' : momentText(moment) })),
      whenGiven(record.auctionOutcome, (outcome) =>
        outcome === null
          ? xmlElement('auctionOutcome', {})
          : xmlElement('auctionOutcome', {}, [
              outcome.day === null ? undefined : xmlElement('auctionDate', {}, outcome.day),
              xmlElement('auctionResult', { type: resultText(outcome.result) }),
            ]),
      ),
      whenGiven(record.statementOfInformation, (url) =>
        xmlElement('media', {}, [
          url !== null && xmlElement('attachment', { usage: 'statementOfInformation', id: url, url }),
        ]),
      ),
      ...(record.tours?.map((href) => xmlElement('externalLink', { href })) ?? []),
      record.tours?.length === 0 ? xmlElement('externalLink', { href: '' }) : undefined,
      whenGiven(record.video, (href) => xmlElement('videoLink', { href: href ?? '' })),
      whenGiven(record.holiday, (yes) => xmlElement('holiday', { value: yesNo(yes) })),
      position
        ? xmlElement('extraFields', { table: 'property' }, [
            xmlElement('eField', { name: 'geoLat', value: String(position.latitude) }),
            xmlElement('eField', { name: 'geoLong', value: String(position.longitude) }),
          ])
        : undefined,
      elementIfAny('objects', [
        ...picturesXml('img', record.photos),
        ...picturesXml('floorplan', record.floorPlans),
        ...Object.entries(documents).map(([id, each]) =>
          xmlElement('document', { id, ...(each === null ? {} : { url: each.url, title: each.title }) }),
        ),
      ]),
    ],
  );
}
