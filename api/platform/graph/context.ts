import type { Logger } from 'pino';
import type { Database } from '../database/public.ts';
import type { Moment } from '../moment.ts';
import type { Viewer } from '../identity/public.ts';
import type { PageReads } from '../changes/public.ts';
import type { ListBudget } from './list-budget.ts';

/** Who calls, as far as it says so. */
export interface GraphClient {
  /** `ssr-web` is the site's server, `web` its browser code; 'unknown' without a name. */
  readonly name: string;
  /** Knows the build secret: the site's own server. */
  readonly trusted: boolean;
}

/** What every resolver of one operation is given. Nothing in it outlives the operation. */
export interface GraphContext {
  readonly database: Database;
  readonly log: Logger;
  /** Address under which visitors reach the site, for links in mails. */
  readonly publicUrl: string;
  readonly now: Moment;
  readonly client: GraphClient;
  /** Where the call comes from, as far as the host says. */
  readonly address: string;
  /** A machine of the site's own calls, which no limit counts. */
  readonly ownMachine: boolean;
  /** Null for a visitor who is not signed in. */
  readonly viewer: Viewer | null;
  readonly lists: ListBudget;
  /** What the response is made of, for whoever caches a page of it. */
  readonly reads: PageReads;
  /** Pictures that have not been fetched yet are left out (x-no-placeholder-images). */
  readonly noPlaceholderImages: boolean;
}
