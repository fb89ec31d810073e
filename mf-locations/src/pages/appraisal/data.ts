import type { SubmissionState } from '@verandah/design';
import type { AppraisalPageQuery } from '../../graphql.ts';
import type { NamedPlace } from '../../features/places/place.ts';
import type { AppraisalFields, AppraisalProblems } from './fields.ts';

/** An agent, with what they sold in the suburb. */
export type LocalAgent = AppraisalPageQuery['agents']['results'][number];

export interface AppraisalData {
  readonly place: NamedPlace;
  readonly streetSlug: string;
  readonly slug: string;
  /** '3/12A Smith Street, Richmond, VIC 3121' */
  readonly address: string;
  /** At most three, the one with most sales in the suburb first. */
  readonly agents: readonly LocalAgent[];
  /** Last day of the twelve months whose sales are counted, yyyy-MM-dd. */
  readonly countedTo: string;
  /** What the form starts with: empty, or as posted without script. */
  readonly start: {
    readonly fields: AppraisalFields;
    readonly problems: AppraisalProblems;
    readonly state: SubmissionState;
  };
}
