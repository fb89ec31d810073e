import { stateByCode, states } from '@verandah/market';
import { type Centre, type Setting, settingOf, tidyName, timeZoneOf } from '../locations/public.ts';
import { isMailOnly } from './mail-only.ts';
import type { Columns, TableRow } from './table.ts';

/** The columns of a table of localities, in the spellings of the Bureau of Statistics and of common lists. */
export const placeColumns = {
  name: [
    'name',
    'suburb',
    'locality',
    'locality_name',
    'ssc_name_2016',
    'ssc_name16',
    'sal_name_2021',
    'sal_name21',
    'place_name',
  ],
  state: [
    'state',
    'state_code',
    'state_abbreviation',
    'ste_name_2016',
    'ste_name16',
    'ste_name21',
    'ste_name_2021',
    'state_name',
  ],
  postcode: ['postcode', 'post_code', 'postal_code', 'pcode', 'poa'],
  latitude: ['lat', 'latitude', 'y'],
  longitude: ['long', 'lng', 'longitude', 'lon', 'x'],
  absCode: [
    'abs_code',
    'ssc_2016',
    'ssc_code_2016',
    'ssc_code16',
    'ssc_code',
    'ssc',
    'sal_2021',
    'sal_code_2021',
    'sal_code21',
    'sal_code',
    'sal',
  ],
  population: ['population', 'population_2021', 'population_2016', 'pop', 'persons'],
  lga: ['lga', 'lga_name', 'lga_name_2016', 'lga_name_2021', 'local_government_area', 'council'],
  type: ['type', 'locality_type'],
  urbanArea: ['urban_area', 'urban_area_name'],
  greaterArea: ['greater_area', 'gccsa', 'gccsa_name', 'gcc_name21', 'gccsa_name_2016'],
  timeZone: ['timezone', 'time_zone', 'tz'],
} as const satisfies Columns<string>;
export type PlaceColumn = keyof typeof placeColumns;
export const neededPlaceColumns = ['name', 'state', 'latitude', 'longitude'] as const satisfies readonly PlaceColumn[];

/** A locality as a file has it. */
export interface PlaceRow {
  readonly line: number;
  readonly name: string;
  /** Whether the file has it in capitals. */
  readonly isCapitals: boolean;
  readonly stateCode: string;
  readonly postcode: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly absCode: string | null;
  /** null if the file has none. */
  readonly population: number | null;
  readonly setting: Setting;
  readonly timeZone: string;
  /** Name of its region: the local government area. */
  readonly region: string | null;
}

/** The mainland and all territories that have addresses. */
const [west, south, east, north] = [96, -55, 168.2, -8];
/** Territories that the lists call 'OT', by the state that their mail is addressed to. */
const territories: Readonly<Record<string, string>> = { '6798': 'WA', '6799': 'WA', '2899': 'NSW', '2540': 'ACT' };

/** What a row needs to be judged by. */
export interface PlaceRules {
  /** Zones that the database can reckon with. */
  readonly timeZones: ReadonlySet<string>;
  readonly centres: readonly Centre[];
}

/** @returns the place, or why the row is none */
export function readPlaceRow({ line, cells, problem }: TableRow<PlaceColumn>, rules: PlaceRules): PlaceRow | string {
  if (problem !== undefined) return problem;
  const written = (cells.name ?? '').replace(/\s+/g, ' ').replace(/ \((?:[^()]*)\)$/, '');
  const name = tidyName(written);
  if (!/\p{L}/u.test(name)) return 'It has no name.';
  if (name.length > 100) return 'Its name has more than 100 letters.';
  const postcode = postcodeOf(cells.postcode ?? '');
  if (postcode === undefined) return `"${cells.postcode}" is not a postcode.`;
  const stateCode = readState(cells.state ?? '') ?? (postcode === null ? undefined : territories[postcode]);
  if (stateCode === undefined) return `"${cells.state ?? ''}" is not a state or territory.`;
  const [latitude, longitude] = [readDegrees(cells.latitude), readDegrees(cells.longitude)];
  if (latitude === undefined || longitude === undefined) return 'Its latitude or longitude is not a number.';
  if (latitude < south || latitude > north || longitude < west || longitude > east)
    return `${latitude}, ${longitude} is outside Australia.`;
  const absCode = cells.absCode ?? '';
  if (!/^\w{0,12}$/.test(absCode)) return `"${absCode}" is not a code of the Bureau of Statistics.`;
  // The Bureau's areas are localities, whatever their mail delivery.
  if (absCode === '' && isMailOnly({ name: written, postcode, type: cells.type ?? '' }))
    return 'Mail for post office boxes or large receivers goes there; it is not a place.';
  const place = { latitude, longitude };
  return {
    line,
    name,
    isCapitals: written === written.toUpperCase(),
    stateCode,
    postcode,
    ...place,
    absCode: absCode || null,
    population: wholeNumber(cells.population),
    setting: settingSaid(cells, settingOf(place, rules.centres)),
    timeZone: zoneSaid(cells.timeZone, rules.timeZones) ?? timeZoneOf(stateCode, place),
    region: regionName(cells.lga ?? ''),
  };
}

/** By code ('VIC') or name ('Victoria'). */
export function readState(text: string): string | undefined {
  const word = text.trim().toLowerCase();
  return (stateByCode(word) ?? states.find(({ name }) => name.toLowerCase() === word))?.stateCode;
}

/** Spreadsheets lose the zero of 0800. null: empty. Undefined: not a postcode. */
export function postcodeOf(text: string): string | null | undefined {
  if (text === '') return null;
  return /^\d{3,4}$/.test(text) ? text.padStart(4, '0') : undefined;
}

export function readDegrees(text: string | undefined): number | undefined {
  const number = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
}

function wholeNumber(text: string | undefined): number | null {
  const number = Number((text ?? '').replaceAll(',', ''));
  return text === undefined || text === '' || !Number.isFinite(number) || number < 0 ? null : Math.round(number);
}

/**
 * What the Bureau's columns say: a major urban area is city; other towns, and the country within a capital's reach, are
 * half of it.
 */
function settingSaid({ type, urbanArea, greaterArea }: TableRow<PlaceColumn>['cells'], byDistance: Setting): Setting {
  const capital =
    greaterArea === undefined ? byDistance !== 'rural' : /^(greater |australian capital)/i.test(greaterArea);
  const kind = type?.toLowerCase() ?? '';
  if (kind.startsWith('major urban')) return 'metropolitan';
  // Without a column for a town's area: a country town is rural.
  if (kind.startsWith('urban')) return greaterArea === undefined && !capital ? 'rural' : 'semi-rural';
  if (kind.startsWith('rural') || kind.startsWith('bounded')) return capital ? 'semi-rural' : 'rural';
  if (urbanArea === undefined || greaterArea === undefined) return byDistance;
  return urbanArea === '' ? (capital ? 'semi-rural' : 'rural') : capital ? 'metropolitan' : 'semi-rural';
}

function zoneSaid(text: string | undefined, known: ReadonlySet<string>): string | undefined {
  // Zones such as Etc/GMT-10 have no daylight saving: they are guesses by the author of the list.
  return text !== undefined && /^(Australia|Indian|Pacific|Antarctica)\/\w+$/.test(text) && known.has(text)
    ? text
    : undefined;
}

/**
 * 'Manningham (City)', 'City of Manningham' and 'Manningham City Council' → 'Manningham'; null when no council governs
 * there.
 */
export function regionName(lga: string): string | null {
  const name = lga
    .trim()
    .replace(/\s*\([^()]*\)$/, '')
    .replace(/^(the )?(city|shire|town|municipality|district council|rural city|borough) of /i, '')
    .replace(/ (city|shire|town|rural city|regional|district|municipal|aboriginal) council$/i, '')
    .replace(/ (shire|council)$/i, '')
    .replace(/\s+/g, ' ')
    .slice(0, 80);
  return name === '' || /^(unincorporated|no usual address|migratory)/i.test(name) ? null : name;
}
