import type { FaultNotes } from './fault-notes.ts';
import type { System } from './system.ts';
import type { RequestLog } from './watchers/request-log.ts';

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
