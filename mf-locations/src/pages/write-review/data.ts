import type { NamedPlace } from '../../features/places/place.ts';
import type { ReviewFields, ReviewProblems } from '../../features/writing/fields.ts';

export interface WriteReviewData {
  readonly place: NamedPlace;
  readonly signedIn: boolean;
  /** The member's existing review, which the form edits. */
  readonly own: { readonly id: string; readonly fields: ReviewFields } | null;
  /** A rejected form sent without script. */
  readonly refused: { readonly fields: ReviewFields; readonly problems: ReviewProblems } | null;
}
