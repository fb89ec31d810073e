import type { NamedPlace } from '../../features/places/place.ts';
import type { ReviewFields, ReviewProblems } from '../../features/writing/fields.ts';

export interface WriteReviewData {
  readonly place: NamedPlace;
  readonly signedIn: boolean;
  /** The reader's own review, which is then changed. */
  readonly own: { readonly id: string; readonly fields: ReviewFields } | null;
  /** What was sent without script and has problems. */
  readonly refused: { readonly fields: ReviewFields; readonly problems: ReviewProblems } | null;
}
