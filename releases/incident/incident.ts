import type { OperationTime, RegistryEvent } from '@verandah/release-registry';
import type { MonitorVerdict, VisitorGroup } from '../health-monitor/shapes.ts';

/** An entry of the log: before the window began (up to an hour), in it, or after it (up to half an hour). */
export interface IncidentMove extends Pick<
  RegistryEvent,
  'id' | 'at' | 'who' | 'action' | 'area' | 'from' | 'to' | 'why' | 'detail'
> {
  readonly when: 'before' | 'during' | 'after';
}

/** What the health monitor would have said at the end of the window. Its own actions are moves, with their reason. */
export interface IncidentVerdict extends Pick<MonitorVerdict, 'state' | 'version' | 'against' | 'words'> {
  readonly area: string;
}

/**
 * Failures of one kind of one release. `first`: the first minute (ISO 8601) of the window with one; `example`: one in
 * words; `position`: where in the source it was thrown, 'src/pages/home/view.tsx:41:7'; `before`: how many there were in
 * as long a time before.
 */
export interface ErrorGroup {
  readonly area: string;
  readonly version: string;
  readonly kind: string;
  readonly count: number;
  readonly before: number;
  readonly first: string;
  readonly example: string | null;
  readonly position: string | null;
}

/** An operation of the graph, beside its mean in as long a time before; null: it was not called then. */
export interface SlowOperation extends OperationTime {
  readonly meanMsBefore: number | null;
}

/** What visitors were sent for whom `version` was chosen. `shown` as in `sentKey`; `share`: 0 to 1 of their pages. */
export interface SentPages {
  readonly area: string;
  readonly version: string;
  readonly group: VisitorGroup;
  readonly shown: string;
  readonly count: number;
  readonly share: number;
}

/** An operation that takes a change back. `arguments` of the command; `why` it would. */
export interface Undo {
  readonly arguments: readonly string[];
  readonly why: string;
}

/** One page about an incident. Times are ISO 8601. */
export interface Incident {
  readonly from: string;
  readonly until: string;
  /** Seconds of the intervals of the figures: 60 or, older than two days, 3600; they are of whole intervals. */
  readonly step: number;
  readonly moves: readonly IncidentMove[];
  readonly verdicts: readonly IncidentVerdict[];
  /** Most frequent first; at most twenty. */
  readonly errors: readonly ErrorGroup[];
  /** Those with the slowest call first; at most ten. */
  readonly operations: readonly SlowOperation[];
  /** By area; what was chosen for them first, and what replaced it after that. */
  readonly sent: readonly SentPages[];
  /** The most suspect change first. Empty: nothing that changed is in effect now. */
  readonly undo: readonly Undo[];
}
