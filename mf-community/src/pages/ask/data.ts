import type { FoundPlace } from '../../features/places/find-place.ts';
import type { AskFields, AskProblems } from './fields.ts';

export interface AskData {
  readonly fields: AskFields;
  /** Validation errors of a form sent without script. */
  readonly problems: AskProblems;
  /** Suburbs that the typed location may mean. */
  readonly choices: readonly FoundPlace[];
  /** The form was sent without a session. */
  readonly signedOut: boolean;
  readonly refused: boolean;
}
