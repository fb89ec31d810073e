import type { Settings } from '@verandah/api/local-site';

/** What a start needs to know of its site. */
export interface StartedSite extends Pick<
  Settings,
  'port' | 'apiPort' | 'dataDir' | 'databaseUrl' | 'appEnv' | 'sampleAccounts' | 'sampleListings'
> {
  /** Of each area of this tree. */
  readonly routes: Readonly<Record<string, readonly string[]>>;
}
