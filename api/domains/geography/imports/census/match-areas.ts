import { metresBetween } from '@verandah/market';
import { foldName, tidyName } from '../../locations/public.ts';
import type { KnownPlace } from '../known-place.ts';
import { groupedBy, nameKey, sameWithin } from '../match.ts';
import { regionName } from '../place-row.ts';
import type { CensusArea } from './census-file.ts';

/** The states and territories in the order of the Bureau's codes, from 1; 9 is for the other territories. */
export const statesByDigit = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'] as const;
/** Postcodes of the other territories, which have the state of their mail. */
const territoryPostcodes = new Set(['6798', '6799', '2899', '2540']);
const otherTerritories = 'other territories';

/** A locality with its council area. */
export type PlaceWithCouncil = KnownPlace & { readonly council: string | null };

interface NamedArea extends CensusArea {
  /** Without what distinguishes it from its namesakes. */
  readonly plainName: string;
  /** Of a namesake within its state: the council area that distinguishes them. */
  readonly council: string | null;
  readonly stateCode: string;
}

export interface AreaMatches {
  /** Localities by the code of their area. */
  readonly matches: ReadonlyMap<string, number>;
  /** Why an area has none. */
  readonly unmatched: readonly { readonly area: CensusArea; readonly reason: string }[];
}

/**
 * The locality of each area, one to one, by name within the state. Namesakes are distinguished by the council area that
 * the
 * Bureau puts behind their name, else by position. Codes do not help: those of 2016, which the built-in localities
 * have, mean other suburbs in 2021.
 */
export function matchAreas(areas: readonly CensusArea[], places: readonly PlaceWithCouncil[]): AreaMatches {
  const matches = new Map<string, number>();
  const unmatched: { area: CensusArea; reason: string }[] = [];
  const byName = groupedBy(
    places.filter(({ provisional }) => !provisional),
    (place) => nameKey({ ...place, stateCode: areaState(place) }),
  );
  const groups = groupedBy(areas.map(toNamedArea), (area) =>
    nameKey({ stateCode: area.stateCode, name: area.plainName }),
  );
  for (const [key, group] of groups) {
    const free = { areas: [...group], places: [...(byName.get(key) ?? [])] };
    const namesakes = free.places.length;
    for (const agrees of matchRules(group.length === namesakes)) takeCertain(free, agrees, matches);
    for (const area of free.areas) unmatched.push({ area, reason: whyNone(area, namesakes) });
  }
  return { matches, unmatched };
}

type Rule = (area: NamedArea, place: PlaceWithCouncil, left: { areas: number; places: number }) => boolean;

/** @param areEven there are as many localities of a name as areas */
const matchRules = (areEven: boolean): readonly Rule[] => [
  ({ council }, place) => council !== null && place.council !== null && foldName(council) === foldName(place.council),
  ({ position }, place) => position !== null && metresBetween(position, place) <= sameWithin,
  // The only ones of the name, or the last of several.
  ({ position, council }, place, left) =>
    left.areas === 1 &&
    left.places === 1 &&
    areEven &&
    (position === null || metresBetween(position, place) <= 5 * sameWithin || council !== null),
];

/** Takes the pairs of which neither half has another partner by the rule. */
function takeCertain(
  free: { areas: NamedArea[]; places: PlaceWithCouncil[] },
  agrees: Rule,
  matches: Map<string, number>,
): void {
  const left = { areas: free.areas.length, places: free.places.length };
  const pairs = free.areas.flatMap((area) =>
    free.places.filter((place) => agrees(area, place, left)).map((place) => ({ area, place })),
  );
  for (const { area, place } of pairs) {
    if (pairs.some((other) => (other.area === area) !== (other.place === place))) continue;
    matches.set(area.code, place.id);
    free.areas.splice(free.areas.indexOf(area), 1);
    free.places.splice(free.places.indexOf(place), 1);
  }
}

/** 'Ascot (Ballarat - Vic.)' is Ascot in the council area Ballarat, 'Abbotsford (NSW)' Abbotsford. */
function toNamedArea(area: CensusArea): NamedArea {
  const [, plain, suffix] = /^(.*?)(?: \(([^()]*)\))?$/.exec(area.name) ?? [];
  const council = / - [\w.]+$/.test(suffix ?? '') ? regionName((suffix ?? '').replace(/ - [\w.]+$/, '')) : null;
  const digit = Number(area.code[3]);
  return {
    ...area,
    plainName: tidyName(plain ?? area.name),
    council,
    stateCode: statesByDigit[digit - 1] ?? otherTerritories,
  };
}

const areaState = ({ postcode, stateCode }: KnownPlace): string =>
  postcode !== null && territoryPostcodes.has(postcode) ? otherTerritories : stateCode;

function whyNone({ name, council }: NamedArea, namesakes: number): string {
  if (name === '') return 'It has no name.';
  if (/^(?:migratory|no usual address)/i.test(name)) return 'It is not a place.';
  if (namesakes === 0) return 'No suburb of its state has this name.';
  return council === null
    ? `Ambiguous: its state has ${namesakes} suburbs of this name, and its council area or position is missing.`
    : `No suburb with this name is in ${council}.`;
}
