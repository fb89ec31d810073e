import type { FastifyRequest } from 'fastify';
import type { Flags } from '../flags.ts';
import type { Result } from './shell-response.ts';
import type { DocumentOptions } from './document.ts';
import type { OpenedAddresses } from './addresses/opened-addresses.ts';
import type { PageHealth } from './health/page-health.ts';
import type { Changes } from './page-cache/follow-changes.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import type { VerifiedMembers } from './page-cache/verified-members.ts';
import type { SharedPage } from './page-cache/shared-page.ts';
import type { ExpectedAreas } from './expected-areas.ts';
import type { Overload } from './overload.ts';
import type { ReleaseSet } from './release-set.ts';
import type { RenderContext } from './render-area.ts';
import type { Visit } from './visit.ts';

/** What page requests need of the running host. */
export interface PageContext extends DocumentOptions, RenderContext {
  /** The current releases; null until they are loaded for the first time. */
  readonly currentSet: () => ReleaseSet | null;
  readonly emptySet: ReleaseSet;
  /** Areas that will be live soon. */
  readonly expectedAreas: ExpectedAreas;
  /** Refuses requests while the host is late. */
  readonly overload: Overload;
  /** Resolves the set that a request's visitor is served. */
  readonly visitOf: (request: FastifyRequest, base: ReleaseSet) => Promise<Visit>;
  /** Called for every page of an area. */
  readonly health: PageHealth;
  /** The public addresses that visitors open. */
  readonly addresses: Pick<OpenedAddresses, 'record'>;
  /** The cache of shared pages. */
  readonly pages: PageCache<SharedPage, Result>;
  /** Verifies the members that bypass the cache. */
  readonly members: Pick<VerifiedMembers, 'isMember'>;
  readonly changes: Pick<Changes, 'refresh'>;
  /** The feature flags. */
  readonly flags: Flags;
  /** The current time in milliseconds since 1970, by the API's clock, because pages contain dates of the API. */
  readonly now: () => number;
  /** The API's address. */
  readonly api: string;
  /** Origins of other servers of map tiles. */
  readonly tileServers?: readonly string[];
}
