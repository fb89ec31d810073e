import type { PinSet } from '@verandah/release-registry';
import type { GateContext } from '../gate/gate.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { KeyRing } from '../trust/key-ring.ts';
import type { MonitorSettings } from '../health-monitor/settings.ts';

/** What every operation works with. */
export interface OperationsContext {
  readonly store: ReleaseStore;
  readonly client: RegistryClient;
  readonly ring: KeyRing;
  readonly gate: Omit<GateContext, 'live' | 'operationProblems' | 'folderOf'>;
  /** The public address in preview links. */
  readonly publicUrl: string;
  /** Days for which releases stay after they were last served. */
  readonly releaseDays: number;
  /** Rejects releases that were built from an unclean source tree, unless the caller allows it: in production. */
  readonly cleanOnly: boolean;
  /** The thresholds of the release health monitor. */
  readonly monitor: MonitorSettings;
  /** The header, set by a proxy in front, that says in which region a visitor is; undefined: none does. */
  readonly regionHeader?: string;
  readonly now: () => number;
  /** Activates a new set of pins in this process. */
  readonly accepted: (set: PinSet) => Promise<void>;
}
