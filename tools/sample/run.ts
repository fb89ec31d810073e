import type { Database } from '@verandah/api';
import type { Place } from './places.ts';
import type { SamplePictures } from './sample-pictures.ts';

/** A run of ids, both ends included. */
export interface IdRange {
  readonly first: number;
  readonly last: number;
}

/** What one filling has made so far, for those who hang something on it. */
export interface SampleRun {
  readonly database: Database;
  readonly seed: number;
  readonly now: Date;
  readonly offices: IdRange;
  readonly agents: IdRange;
  readonly listings: IdRange;
  /** All places of the country. */
  readonly places: readonly Place[];
  readonly pictures: SamplePictures;
}

/** A place that people write about. */
export type KnownPlace = Pick<Place, 'id' | 'slug' | 'name' | 'stateCode' | 'setting' | 'housePrice'>;

export interface SampleMember {
  readonly id: number;
  readonly name: string;
  readonly agentId: number | null;
  /** Days ago: nothing of theirs is older. */
  readonly joined: number;
}

/** ISO 8601, some days and minutes before a moment. */
export const daysBefore = (now: Date, days: number, minutes = 0): string =>
  new Date(now.getTime() - (days * 1440 + minutes) * 60_000).toISOString();

/** Characters that can't be guessed at a glance, from a chance's numbers. */
export function hexDigits(int: (from: number, to: number) => number, count: number): string {
  return Array.from({ length: count }, () => int(0, 15).toString(16)).join('');
}
