import type { FastifyRequest } from 'fastify';
import type { Flags } from '../flags.ts';
import type { Answer } from './answer.ts';
import type { DocumentOptions } from './document.ts';
import type { PageHealth } from './health/page-health.ts';
import type { Changes } from './page-cache/follow-changes.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import type { VerifiedMembers } from './page-cache/verified-members.ts';
import type { SharedPage } from './page-cache/shared-page.ts';
import type { ExpectedAreas } from './expected-areas.ts';
import type { ReleaseSet } from './release-set.ts';
import type { RenderContext } from './render-area.ts';
import type { Visit } from './visit.ts';

/** What answering pages needs of the host that runs. */
export interface PageContext extends DocumentOptions, RenderContext {
  /** The releases of this moment, null until they are known for the first time. */
  readonly currentSet: () => ReleaseSet | null;
  readonly emptySet: ReleaseSet;
  /** Areas that are about to be live. */
  readonly expectedAreas: ExpectedAreas;
  /** The set that a request's visitor is served. */
  readonly visitOf: (request: FastifyRequest, base: ReleaseSet) => Promise<Visit>;
  /** Called for every page of an area. */
  readonly health: PageHealth;
  /** Pages that are the same for everybody. */
  readonly pages: PageCache<SharedPage, Answer>;
  /** Who passes by those. */
  readonly members: Pick<VerifiedMembers, 'isMember'>;
  readonly changes: Pick<Changes, 'refresh'>;
  /** What is switched on. */
  readonly flags: Flags;
  /** What time it is, in milliseconds since 1970, by the service's clock: what it has dated is read here. */
  readonly now: () => number;
  /** The API's address. */
  readonly api: string;
  /** Origin of a tile server of one's own. */
  readonly tileServer?: string;
}
