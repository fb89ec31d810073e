import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Channels } from './channels/public.ts';
import type { Database, Servers } from './database/public.ts';
import type { ErrorReports } from './error-reports/public.ts';
import type { Jobs } from './jobs/public.ts';
import type { PictureDecoder } from './picture-decoding/public.ts';
import type { Pushes } from './pushes/public.ts';
import type { Settings } from './settings/public.ts';
import type { Spending } from './rate-limits/public.ts';
import type { Telemetry } from './telemetry/public.ts';

/** The dependencies of every domain. */
export interface Service {
  readonly database: Database;
  /** The same for the GraphQL API, with a statement timeout. */
  readonly graphDatabase: Database;
  /** The PostgreSQL servers behind them; absent in tests that open a database alone. */
  readonly servers?: Servers;
  readonly settings: Settings;
  /** Signs access tokens; the same in every API process. */
  readonly sessionKey: Uint8Array;
  readonly log: Logger;
  /** Where unexpected failures are reported. */
  readonly reports: ErrorReports;
  /** What this process hears of others. */
  readonly channels: Channels;
  /** Background jobs; they run only after the API has started. */
  readonly jobs: Jobs;
  /** Notifies members on their open pages. */
  readonly pushes: Pushes;
  /** Decodes and encodes pictures in separate processes. */
  readonly decoder: PictureDecoder;
  /** Callers' used budgets in this process. */
  readonly spending: Spending;
  /** Health and version of the API. */
  readonly telemetry: Telemetry;
}

/** A domain's HTTP routes, registered by `api/app/server.ts`. */
export type Routes = (app: FastifyInstance, service: Service) => void | Promise<void>;
