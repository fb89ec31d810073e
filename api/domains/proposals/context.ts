import type { Database } from '../../platform/database/public.ts';
import type { Viewer } from '../../platform/identity/public.ts';
import type { Service } from '../../platform/service.ts';
import { sealingKeys, type SealingKeys } from '../../platform/sealing/public.ts';

/** What the rules of applications and offers need besides their input. */
export interface ProposalContext {
  readonly database: Database;
  readonly keys: SealingKeys;
  readonly viewer: Viewer | null;
  /** Address under which visitors reach the site, for links in mails. */
  readonly publicUrl: string;
}

/** Of a call over HTTP. */
export const proposalContext = (
  service: Pick<Service, 'database' | 'settings' | 'sessionKey'>,
  viewer: Viewer | null,
): ProposalContext => ({
  database: service.database,
  keys: sealingKeys(service),
  viewer,
  publicUrl: service.settings.publicUrl,
});
