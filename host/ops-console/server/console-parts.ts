import type { Log, RegistryClient } from '@verandah/releases';
import type { ReleaseSet } from '../../server/release-set.ts';
import type { Shell } from '../../server/shell.ts';
import type { OpsProvider } from '../settings.ts';

/** What the operations console is made from. */
export interface ConsoleParts {
  readonly shell: Pick<Shell, 'version' | 'console'>;
  readonly client: Pick<RegistryClient, 'createToken' | 'findToken' | 'note' | 'revokeToken'>;
  readonly opsToken: string;
  /** 32 bytes, the same on every host. */
  readonly key: Uint8Array;
  readonly publicUrl: string;
  /** Undefined: people sign in by token only. */
  readonly provider?: OpsProvider;
  readonly currentSet: () => ReleaseSet | null;
  readonly log: Log;
  readonly now?: () => number;
}
