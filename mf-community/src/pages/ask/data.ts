import type { FoundPlace } from '../../features/places/find-place.ts';
import type { AskFields, AskProblems } from './fields.ts';

export interface AskData {
  readonly fields: AskFields;
  /** What was sent without script and refused. */
  readonly problems: AskProblems;
  /** Suburbs that the place typed may mean. */
  readonly choices: readonly FoundPlace[];
  /** It was sent without anyone signed in. */
  readonly signedOut: boolean;
  readonly refused: boolean;
}
