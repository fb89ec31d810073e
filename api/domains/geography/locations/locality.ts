import { sql } from 'kysely';
import type { Setting } from './setting.ts';

/** A suburb or town. */
export interface Locality {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly stateCode: string;
  /** null without one: then label and slug have none either. */
  readonly postcode: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly setting: Setting;
  readonly population: number | null;
  /** IANA name */
  readonly timeZone: string;
  /** Created from an unknown suburb of a feed. */
  readonly provisional: boolean;
}

/** The columns of a `Locality` of the table `locality l`. */
export const localityColumns = sql`l.id, l.slug, l.name, l.state_code as "stateCode", l.postcode, l.latitude,
  l.longitude, l.setting,
  l.population, l.time_zone as "timeZone", l.provisional`;
