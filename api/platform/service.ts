import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Database, Servers } from './database/public.ts';
import type { ErrorReports } from './error-reports/public.ts';
import type { Jobs } from './jobs/public.ts';
import type { PictureDecoder } from './picture-decoding/public.ts';
import type { Pushes } from './pushes/public.ts';
import type { Settings } from './settings/public.ts';
import type { Spending } from './rate-limits/public.ts';
import type { Telemetry } from './telemetry/public.ts';

/** What every domain of the service is given. */
export interface Service {
  readonly database: Database;
  /** The same for the graph API: a statement that outlives its time limit is stopped where the engine can. */
  readonly graphDatabase: Database;
  /** The PostgreSQL servers behind them; absent for the embedded engine. */
  readonly servers?: Servers;
  readonly settings: Settings;
  /** Signs access tokens; the same in every API process. */
  readonly sessionKey: Uint8Array;
  readonly log: Logger;
  /** Where unexpected failures are reported. */
  readonly reports: ErrorReports;
  /** Work for later; runs only in a service that has been started. */
  readonly jobs: Jobs;
  /** Notifies members on their open pages. */
  readonly pushes: Pushes;
  /** Opens and makes pictures, in processes of its own. */
  readonly decoder: PictureDecoder;
  /** What callers have spent of their budgets in this process. */
  readonly spending: Spending;
  /** Health and version of the API. */
  readonly telemetry: Telemetry;
}

/** A domain's HTTP routes; `api/app/server.ts` registers one after the other. */
export type Routes = (app: FastifyInstance, service: Service) => void | Promise<void>;
