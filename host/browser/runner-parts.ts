import type { AreaModule, AreaServices } from '@verandah/areas';
import type { BootRelease } from '../boot.ts';
import type { Resort } from './drawn-page.ts';

/** What an AreaRunner works with. */
export interface RunnerParts extends Pick<Resort, 'undrawn' | 'loadPage'> {
  readonly area: string;
  /** Best first: the live release, then the one before it. */
  readonly releases: readonly BootRelease[];
  readonly load: (release: BootRelease) => Promise<AreaModule>;
  readonly container: () => HTMLElement;
  readonly services: AreaServices;
  /** Called with what failed, of which release. */
  readonly report: (error: unknown, kind: string, release: string) => void;
}
