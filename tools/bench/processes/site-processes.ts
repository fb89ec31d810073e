import { startChild, type Running } from './child.ts';

export interface SideMethods {
  /** Microseconds of CPU time that its processes have used so far. */
  cpu(): Promise<number>;
  /** The part of its render workers; 0 where it has none. */
  workersCpu(): Promise<number>;
}

/**
 * What is left of a host's memory once the garbage is collected, bytes: its own objects, and all of its process and its
 * workers (0 where the system doesn't report it).
 */
export interface Memory {
  readonly objects: number;
  readonly resident: number;
}
export interface HostMethods extends SideMethods {
  memory(): Promise<Memory>;
}

/** One of the sides that serve pages, in a process of its own. */
export type Side = Running<SideMethods>;
export type Host = Running<HostMethods>;

/** The host with its render workers. @throws {Error} when it does not start */
export const startHostProcess = (env: NodeJS.ProcessEnv): Promise<Host> =>
  startChild('The host', new URL('./host-process.ts', import.meta.url), env, ['--expose-gc']);

/** One plain Node process that renders the same releases. @throws {Error} when it does not start */
export const startPlainProcess = (env: NodeJS.ProcessEnv): Promise<Side> =>
  startChild('The plain process', new URL('../render/plain.ts', import.meta.url), env);

/** The same pages as one webpack application. @throws {Error} when it does not start */
export const startPlainApplication = (env: NodeJS.ProcessEnv): Promise<Side> =>
  startChild('The plain application', new URL('../pages/plain/serve.ts', import.meta.url), env);
