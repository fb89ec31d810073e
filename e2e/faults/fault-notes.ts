import type { ServiceAction } from './service-action.ts';

/** The description of a fault before it happens. */
export interface FaultNotes {
  /** Name of its row: 'API killed'. Unique. */
  readonly name: string;
  /** What is affected: 'API', 'disk', 'connection host–API'. Two faults of one part are never paired. */
  readonly part: string;
  /** Whether it represents its part in pairs; one of each part does. */
  readonly inPairs: boolean;
  /**
   * What may fail meanwhile, with a clear response and in time; everything else must continue as if nothing had
   * happened.
   */
  readonly touches: readonly ServiceAction[];
  /**
   * How the system recovers once the fault is over: 'by itself', or by an action: 'restarted by its supervisor'.
   */
  readonly recovery: string;
  /** How many seconds it lasts at least, where that is longer than other faults. */
  readonly seconds?: number;
  /** Where the system stores its files; a folder by default. */
  readonly storage?: FileStorage;
  /** The area whose release misbehaves: its pages count as 'bad release'. */
  readonly area?: string;
}

/** Where releases, pictures and uploads are stored. */
export type FileStorage = 'folder' | 'bucket';
