import { hkdfSync } from 'node:crypto';
import type { Settings } from '../settings/public.ts';

/** The keys that encrypt what members send to offices in confidence. */
export interface SealingKeys {
  /** Id of the key for new rows. */
  readonly current: string;
  /** 32 bytes; undefined for an id that the settings no longer hold. */
  key(id: string): Uint8Array | undefined;
}

/** Id of the key that is derived of the session key, for sites that set no other. */
const ofSession = 'session';

const derived = (secret: Uint8Array | string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'sealed rows', 32));

/** Of the settings: the first is for new rows, the others still open theirs. */
export function sealingKeys({
  settings,
  sessionKey,
}: {
  readonly settings: Pick<Settings, 'sealingKeys'>;
  readonly sessionKey: Uint8Array;
}): SealingKeys {
  const secrets = new Map<string, Uint8Array | string>(settings.sealingKeys.map(({ id, secret }) => [id, secret]));
  const current = settings.sealingKeys[0]?.id ?? ofSession;
  secrets.set(ofSession, sessionKey);
  return {
    current,
    key(id) {
      const secret = secrets.get(id);
      return secret === undefined ? undefined : derived(secret);
    },
  };
}
