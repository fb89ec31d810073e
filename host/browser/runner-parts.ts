import type { AreaModule, AreaServices } from '@verandah/areas';
import type { BootRelease } from '../boot.ts';
import type { Resort } from './drawn-page.ts';

/** The dependencies of an AreaRunner. */
export interface RunnerParts extends Pick<Resort, 'undrawn' | 'loadPage'> {
  readonly area: string;
  /** In order of preference: the live release, then the previous one. */
  readonly releases: readonly BootRelease[];
  readonly load: (release: BootRelease) => Promise<AreaModule>;
  readonly container: () => HTMLElement;
  readonly services: AreaServices;
  /** Called with the error, what failed and its release. */
  readonly report: (error: unknown, kind: string, release: string) => void;
}
