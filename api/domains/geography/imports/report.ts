/** A skipped row or shape, with the reason. */
export interface Dropped {
  /** Line of a table or number of a shape, from 1. */
  readonly at: number;
  /** Its name; empty if it has none. */
  readonly name: string;
  /** One sentence. */
  readonly reason: string;
}

interface Counts {
  /** Rows or shapes in the file. */
  readonly read: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly dropped: readonly Dropped[];
}

export interface LocalityReport extends Counts {
  /** Places that the file named and that are there now. */
  readonly localities: number;
  /** Created from a feed earlier, now confirmed by the file. */
  readonly confirmed: number;
  /** Number of changed slugs; former ones redirect. */
  readonly renamed: number;
  /** Places that the file lacks; they stay. */
  readonly retained: number;
  /** Places that the file lacks and that were removed, since nothing refers to them. */
  readonly retired: number;
  /** Of a dry run: what it would change. */
  readonly changes?: LocalityChanges;
  readonly regions: number;
}

/** Slugs of localities. */
export interface LocalityChanges {
  readonly created: readonly string[];
  readonly renamed: readonly { readonly from: string; readonly to: string }[];
  readonly retired: readonly string[];
}

export interface BoundaryReport extends Counts {
  /** Boundaries of the file that are there now. */
  readonly boundaries: number;
  /** Places whose pin was outside their boundary and was set inside. */
  readonly moved: number;
}

export interface SchoolReport extends Counts {
  /** Schools of the file that are there now. */
  readonly schools: number;
  /** Open schools of an earlier file that this one lacks or calls closed. */
  readonly removed: number;
}

export interface CatchmentReport extends Counts {
  /** Catchments of the file that are there now. */
  readonly catchments: number;
  /** Others of the states and levels that the file has. */
  readonly removed: number;
}

/** Of a part of an address file. */
export type AddressReport = Counts;

export interface CensusReport extends Counts {
  /** A list of suburbs, or a table with figures. */
  readonly kind: 'areas' | 'figures';
  /** Areas of a list whose suburb was not found; their figures are stored. */
  readonly unmatched: readonly Dropped[];
  /** Suburbs that have an area of the Census now. */
  readonly suburbs: number;
  /** … with at least their number of people. */
  readonly suburbsWithFigures: number;
}

/** The file as a whole can't be read; the message is one sentence for the operator. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
}
