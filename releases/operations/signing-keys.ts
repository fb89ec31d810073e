import type { TrustedKey } from '../trust/key-ring.ts';
import type { OperationsContext } from './context.ts';
import type { Reason } from './operations.ts';

/** Creates a new signing key. The previous one stays trusted. */
export async function rotateKey({ client, ring, now }: OperationsContext, reason: Reason): Promise<TrustedKey> {
  const id = ring.rotate();
  await client.note({ action: 'key-rotate', ...reason, detail: { key: id } });
  return (
    ring.keys().find((key) => key.id === id) ?? {
      id,
      signs: true,
      source: false,
      since: new Date(now()).toISOString(),
      publicKey: '',
    }
  );
}

/** Trusts another installation, so that its releases can be taken over. */
export async function trustKey(
  { ring, client }: OperationsContext,
  publicKey: string,
  reason: Reason,
): Promise<TrustedKey> {
  const key = ring.trustSource(publicKey);
  await client.note({ action: 'key-trust', ...reason, detail: { key: key.id } });
  return key;
}

/** Signs the stored releases with the current key, then ends the trust in an old one. */
export async function retireKey(
  context: OperationsContext,
  id: string,
  reason: Reason,
): Promise<{ readonly id: string; readonly signedAgain: number }> {
  const { ring, client } = context;
  const key = ring.keys().find((one) => one.id === id);
  // The key ring names the problem.
  if (!key || key.signs) ring.retire(id);
  // A source has signed nothing that is stored here.
  const signedAgain = key?.source
    ? 0
    : (await signReleasesAgain(context, id, reason.who)) + (await signBuildsAgain(context));
  ring.retire(id);
  await client.note({ action: 'key-retire', ...reason, detail: { key: id, signedAgain } });
  return { id, signedAgain };
}

/** Signs the intact builds of the shell. */
async function signBuildsAgain({ store: { builds } }: OperationsContext): Promise<number> {
  let count = 0;
  for (const version of await builds.versions()) if (await builds.signAgain(version)) count++;
  return count;
}

/** Signs the releases of an old key again: only intact ones that the registry has recorded. */
async function signReleasesAgain({ store, client }: OperationsContext, keyId: string, who: string): Promise<number> {
  let count = 0;
  for (const { area, version, contentHash, notes } of await client.releases()) {
    const found = await store.read(area, version);
    if (
      !('manifest' in found) ||
      found.signature.keyId !== keyId ||
      found.manifest.contentHash !== contentHash ||
      (await store.damage(found.manifest)) !== null
    )
      continue;
    const { document, signature } = await store.signAgain(area, version);
    await client.record({ area, version, contentHash, manifest: document, signature, notes, who });
    count++;
  }
  return count;
}
