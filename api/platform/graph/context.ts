import type { Logger } from 'pino';
import type { Database } from '../database/public.ts';
import type { Moment } from '../moment.ts';
import type { AccessToken, Viewer } from '../identity/public.ts';
import type { CachedEntities, PageReads } from '../changes/public.ts';
import type { SealingKeys } from '../sealing/public.ts';
import type { ListBudget } from './list-budget.ts';

/** The client, as far as it is identified. */
export interface GraphClient {
  /** `ssr-web` is the site's server, `web` its browser code; 'unknown' without a name. */
  readonly name: string;
  /** Has the build secret: the site's own server. */
  readonly trusted: boolean;
}

/** The context of an operation's resolvers. Nothing in it outlives the operation. */
export interface GraphContext {
  readonly database: Database;
  readonly log: Logger;
  /** Address under which visitors reach the site, for links in mails. */
  readonly publicUrl: string;
  /** Where replies by email to enquiries are received; undefined: nowhere. */
  readonly repliesDomain: string | undefined;
  readonly now: Moment;
  readonly client: GraphClient;
  /** The caller's network, as reported by the host. */
  readonly address: string;
  /** The call comes from the site's own servers, which are not rate limited. */
  readonly ownMachine: boolean;
  /** Null for a visitor who is not signed in. */
  readonly viewer: Viewer | null;
  /** The personal access token of the call. Fields that take one of its scopes are resolved for its member. */
  readonly token: AccessToken | null;
  /** Encrypt what members send to offices in confidence. */
  readonly sealingKeys: SealingKeys;
  readonly lists: ListBudget;
  /** What changes seldom, from the cache of this process. */
  readonly cachedEntities: CachedEntities;
  /** Dependencies of the response, for caches of pages. */
  readonly reads: PageReads;
  /** Pictures that have not been fetched yet are left out (x-no-placeholder-images). */
  readonly noPlaceholderImages: boolean;
}
