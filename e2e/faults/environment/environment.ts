import type { Launch, ProcessName } from '../parts/launch.ts';

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
