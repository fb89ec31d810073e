import type { Estimate } from '../../features/estimate/estimate.ts';
import type { HomeFields, HomeProblems } from '../../features/own-homes/fields.ts';
import type { HomePath } from '../../features/own-homes/save-home.ts';
import type { NamedPlace } from '../../features/places/place.ts';

export interface OwnHomeData {
  readonly place: NamedPlace;
  readonly path: HomePath;
  /** '3/12A Smith Street' */
  readonly address: string;
  /** Whether the property has a page for everyone; not when its listings hide the address. */
  readonly isPublic: boolean;
  /** The member's claim; null before. */
  readonly claimed: { readonly id: string; readonly estimate: Estimate | null } | null;
  /** What the form starts with: what the member stated, or the latest listing. */
  readonly fields: HomeFields;
  /** Saved just now, without script. */
  readonly saved: boolean;
  /** A rejected form sent without script. */
  readonly problems: HomeProblems;
}
