import type { AddressesInput } from '@verandah/release-registry';
import type { Log, RegistryClient } from '@verandah/releases';
import type { ReleaseSet } from '../release-set.ts';
import { allowedAddress } from './allowed-address.ts';

/** Records which public addresses are opened: what a release is rehearsed with. Nothing of any visitor. */
export interface OpenedAddresses {
  /** A public page was sent. @param target of the request, with its query */
  record(area: string, target: string, set: ReleaseSet): void;
  /** Writes what is pending. */
  close(): Promise<void>;
}

/** Milliseconds between two writes. */
const writeEvery = 60_000;
/** Maximum number of addresses held: further ones are not recorded until these are written. */
const mostHeld = 2000;

export function recordAddresses({
  client,
  log,
  now,
}: {
  readonly client: Pick<RegistryClient, 'addAddresses'>;
  readonly log: Pick<Log, 'warn'>;
  /** Milliseconds since 1970, the same for all hosts. */
  readonly now: () => number;
}): OpenedAddresses {
  type Address = AddressesInput['addresses'][number];
  let held = new Map<string, { area: string; address: string; at: string; views: number }>();

  function add({ area, address, at, views }: Address): void {
    const key = `${area} ${address}`;
    const existing = held.get(key);
    if (existing) existing.views += views;
    else if (held.size < mostHeld) held.set(key, { area, address, at, views });
  }
  async function write(): Promise<void> {
    const addresses = [...held.values()];
    if (addresses.length === 0) return;
    held = new Map();
    try {
      await client.addAddresses({ addresses });
    } catch (problem) {
      addresses.forEach(add);
      log.warn({ err: problem }, 'opened addresses could not be stored, will retry');
    }
  }
  let writing = Promise.resolve();
  const timer = setInterval(() => {
    writing = writing.then(write);
  }, writeEvery);
  timer.unref();
  return {
    record(area, target, { variant }) {
      // Those of previews are of one tester, and of rehearsals.
      const address = variant.includes('!') ? null : allowedAddress(target);
      if (address !== null) add({ area, address, at: new Date(now()).toISOString(), views: 1 });
    },
    async close() {
      clearInterval(timer);
      await writing;
      await write();
    },
  };
}
