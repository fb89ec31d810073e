import type { System } from './system.ts';
import type { RequestLog } from './watchers/request-log.ts';

/** What people and systems do with the site; each is observed separately. */
export const serviceActions = [
  'page',
  'search',
  'typeahead',
  'member',
  'draft',
  'sign-up',
  'provider',
  'feed',
  'operations',
  'bad release',
  'bucket',
] as const;
export type ServiceAction = (typeof serviceActions)[number];

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

/** A fault of the running system, with a start and an end. */
export interface Fault extends FaultNotes {
  /** Whatever takes long and must not be measured, before it begins. */
  prepare?(system: System): Promise<void>;
  /**
   * Resolves once it is in effect.
   * @param requestLog for requests of its own
   */
  begin(system: System, requestLog: RequestLog): Promise<void>;
  /**
   * Resolves once the cause is gone; others check whether the system has recovered.
   * @returns how it was ended, instead of `recovery`
   */
  end(system: System): Promise<string | void>;
  /** What was acknowledged to the fault's own users and is lost; called when the system has recovered. */
  missing?(system: System): Promise<readonly string[]>;
}

export type ProcessName = 'API' | 'host A' | 'host B' | 'mail server' | 'sign-in provider' | 'bucket';

/** How one of our processes is started; its environment contains DATA_DIR where it has one. */
export interface Launch {
  /** The program and its arguments. */
  readonly command: readonly [string, ...string[]];
  readonly env: NodeJS.ProcessEnv;
}

/** Connections from the first to the second. */
export type Line = 'host A–API' | 'host B–API' | 'API–primary' | 'API–replica' | 'API–mail server';

/**
 * The environment of the processes: disks, clocks and the connections between them. The data folder of host A is
 * swapped by faults of its own; the disk that is filled is another process's.
 */
export interface Environment {
  /**
   * @param port port of 127.0.0.1 on which the second one listens
   * @returns the port for the first one to use instead
   */
  line(name: Line, port: number): Promise<number>;
  /** Called each time before a process is started, again after it was killed. */
  launch(name: ProcessName, given: Launch): Promise<Launch>;
  /** Starts and ends one of `environmentFaults`, by its name. */
  begin(fault: string): Promise<void>;
  end(fault: string): Promise<void>;
  /** Removes everything it has created; called when no process runs any more. */
  close(): Promise<void>;
}

/**
 * `environment/public.ts` exports `environmentFaults: readonly FaultNotes[]`, and `openEnvironment: OpenEnvironment`.
 * @param folder for its files; it exists
 */
export type OpenEnvironment = (folder: string) => Promise<Environment>;
