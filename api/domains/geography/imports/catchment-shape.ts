import type { ReadShape } from './outline-file.ts';
import { readState } from './place-row.ts';

/** What the catchment of a school is for. */
export type CatchmentLevel = 'primary' | 'secondary';

/** What a shape of a file of catchments says of its school. */
export interface CatchmentShape {
  readonly acaraId: string;
  readonly name: string;
  readonly stateCode: string | undefined;
  /** Empty if the file doesn't say: the school's own kind decides. */
  readonly levels: readonly CatchmentLevel[];
}

/** Properties in the spellings of the states' departments, the preferred one first. */
const spellings = {
  acaraId: ['acara_id', 'acara_sml_id', 'acara_school_id', 'school_id'],
  name: ['school_name', 'use_desc', 'centre_name', 'school', 'name'],
  state: ['state', 'state_code'],
  level: ['catch_type', 'level', 'school_level', 'year_level', 'school_type', 'type'],
} as const;

const foldText = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Reads a shape's properties; what is missing is empty. */
export function readCatchmentShape({ properties }: ReadShape): CatchmentShape {
  const values = new Map(
    Object.entries(properties).map(([key, value]) => [
      foldText(key),
      typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '',
    ]),
  );
  const find = (names: readonly string[]): string =>
    names.map((name) => values.get(foldText(name)) ?? '').find((value) => value !== '') ?? '';
  return {
    acaraId: find(spellings.acaraId),
    name: find(spellings.name).replace(/\s+/g, ' ').slice(0, 150),
    stateCode: readState(find(spellings.state)),
    levels: readLevels(find(spellings.level)),
  };
}

/** 'PRIMARY', 'HIGH_COED', 'Prep-6', 'Year 7', 'P-12', 'Junior Secondary' */
export function readLevels(text: string): CatchmentLevel[] {
  const plain = text.toLowerCase();
  const years = [...plain.matchAll(/\d{1,2}/g)].map(([digits]) => Number(digits));
  const isPrimary =
    /primary|infant|prep|central|combined|\b[kpf]\b/.test(plain) || years.some((year) => year >= 1 && year <= 6);
  const isSecondary = /secondary|high|central|combined/.test(plain) || years.some((year) => year >= 7 && year <= 12);
  return [...(isPrimary ? ['primary' as const] : []), ...(isSecondary ? ['secondary' as const] : [])];
}
