import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomUUID,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Signature } from '@verandah/release-registry';
import { Refusal } from '../refusal.ts';
import { canonicalText } from './canonical.ts';

/** The purpose of a signature. A signature for another purpose is invalid. */
export type Purpose = 'release' | 'pins' | 'preview' | 'shell';
/** `source`: of another installation, whose releases may be taken over; it verifies nothing else. */
export interface TrustedKey {
  readonly id: string;
  readonly signs: boolean;
  readonly source: boolean;
  readonly since: string;
  readonly publicKey: string;
}

/**
 * The signing key and all trusted keys. Every check reads the folder again when it has changed, so that a key that was
 * retired elsewhere is no longer trusted.
 */
export interface KeyRing {
  /** @throws {Refusal} 'key-unusable' */
  sign(purpose: Purpose, document: unknown): Signature;
  /** Why a signature is invalid, in a few words; null when it is valid. */
  problem(purpose: Purpose, document: unknown, signature: Signature | null | undefined): string | null;
  /** Why a release of another installation can't be taken over; null when the signature is that of a trusted source. */
  sourceProblem(document: unknown, signature: Signature | null | undefined): string | null;
  keys(): readonly TrustedKey[];
  /**
   * Trusts another installation, by its public key in PEM form, so that its releases can be taken over.
   * @throws {Refusal} 'key-unusable'
   */
  trustSource(publicKey: string): TrustedKey;
  /** Creates a new signing key; the previous one stays trusted. @returns its id */
  rotate(): string;
  /** Ends the trust in a key. @throws {Refusal} 'key-unusable' when it is the signing key, or unknown */
  retire(id: string): void;
}

const publicPem = (key: KeyObject): string => key.export({ type: 'spki', format: 'pem' }) as string;
/** The start of the SHA-256 of the key's SPKI form. */
const idOf = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);
const bytesOf = (purpose: Purpose, document: unknown): Buffer =>
  Buffer.from(`verandah ${purpose} 1\n${canonicalText(document)}`);

/**
 * Opens the keys in a folder of secrets, created on first use: `release-signing-key.pem`, readable by its owner only,
 * and the public ones in `release-trust/`; in `release-sources/` those of other installations. @throws {Refusal} 'key-unusable'
 */
export function openKeyRing(secretsDir: string): KeyRing {
  const signingFile = join(secretsDir, 'release-signing-key.pem');
  const trustDir = join(secretsDir, 'release-trust');
  const sourceDir = join(secretsDir, 'release-sources');
  const trustFile = (id: string): string => join(trustDir, `${id}.pem`);
  try {
    mkdirSync(trustDir, { recursive: true, mode: 0o700 });
    if (!isThere(signingFile)) newKey(true);
  } catch (problem) {
    if (problem instanceof Refusal) throw problem;
    throw new Refusal('key-unusable', `The signing key can't be made in ${secretsDir}: ${(problem as Error).message}`);
  }
  signingKey();
  const trustedKeys = followKeys(trustDir);
  const sourceKeys = followKeys(sourceDir);

  /** @param first does not replace a key that another process has created meanwhile */
  function newKey(first: boolean): string {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const id = idOf(publicKey);
    const made = `${signingFile}.${randomUUID()}`;
    writeFileSync(made, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flush: true });
    writeFileSync(trustFile(id), publicPem(publicKey), { mode: 0o644, flush: true });
    try {
      if (first) linkSync(made, signingFile);
      else renameSync(made, signingFile);
    } catch (problem) {
      rmSync(trustFile(id));
      if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') throw problem;
    } finally {
      rmSync(made, { force: true });
    }
    return id;
  }

  function signingKey(): KeyObject {
    try {
      if (statSync(signingFile).mode & 0o077)
        throw new Refusal(
          'key-unusable',
          `${signingFile} can be read by others than its owner: chmod 600 it, and ops keys rotate if others may have read it.`,
        );
      const key = createPrivateKey(readFileSync(signingFile));
      if (key.asymmetricKeyType !== 'ed25519') throw new Error('it is no Ed25519 key');
      return key;
    } catch (problem) {
      if (problem instanceof Refusal) throw problem;
      throw new Refusal('key-unusable', `${signingFile} can't be used: ${(problem as Error).message}`);
    }
  }

  const recordOf = (
    dir: string,
    id: string,
    key: KeyObject,
    more: { signs: boolean; source: boolean },
  ): TrustedKey => ({
    id,
    ...more,
    since: statSync(join(dir, `${id}.pem`)).mtime.toISOString(),
    publicKey: publicPem(key),
  });

  return {
    sign(purpose, document) {
      const key = signingKey();
      const keyId = idOf(createPublicKey(key));
      if (!trustedKeys().has(keyId))
        throw new Refusal(
          'key-unusable',
          `The signing key ${keyId} is not among the trusted ones in ${trustDir}. ops keys rotate makes another.`,
        );
      return { keyId, value: sign(null, bytesOf(purpose, document), key).toString('base64') };
    },
    problem: (purpose, document, signature) => signatureProblem(trustedKeys(), bytesOf(purpose, document), signature),
    sourceProblem: (document, signature) => signatureProblem(sourceKeys(), bytesOf('release', document), signature),
    keys() {
      const own = idOf(createPublicKey(signingKey()));
      return [
        ...[...trustedKeys()].map(([id, key]) => recordOf(trustDir, id, key, { signs: id === own, source: false })),
        ...[...sourceKeys()].map(([id, key]) => recordOf(sourceDir, id, key, { signs: false, source: true })),
      ].toSorted((a, b) => (a.since < b.since ? -1 : 1));
    },
    trustSource(publicKey) {
      const key = publicKeyIn(publicKey);
      if (!key)
        throw new Refusal('key-unusable', 'This is not an Ed25519 public key in PEM form, as ops keys show prints it.');
      const id = idOf(key);
      mkdirSync(sourceDir, { recursive: true, mode: 0o700 });
      writeFileSync(join(sourceDir, `${id}.pem`), publicPem(key), { mode: 0o644, flush: true });
      return recordOf(sourceDir, id, key, { signs: false, source: true });
    },
    rotate: () => newKey(false),
    retire(id) {
      if (sourceKeys().has(id)) return rmSync(join(sourceDir, `${id}.pem`));
      if (!trustedKeys().has(id))
        throw new Refusal(
          'key-unusable',
          `There is no trusted key ${id}; there are ${[...trustedKeys().keys()].join(', ')}.`,
        );
      if (id === idOf(createPublicKey(signingKey())))
        throw new Refusal('key-unusable', `${id} is the key that signs. ops keys rotate first.`);
      rmSync(trustFile(id));
    },
  };
}

function isThere(file: string): boolean {
  try {
    statSync(file);
    return true;
  } catch {
    return false; // there is no such file
  }
}

/** The keys in a folder, each in a file named by its id. They are read again when the folder has changed. */
function followKeys(dir: string): () => Map<string, KeyObject> {
  let keys = new Map<string, KeyObject>();
  let readAt = '';
  return () => {
    const changed = statSync(dir, { bigint: true, throwIfNoEntry: false })?.mtimeNs;
    // Without the folder, no key is trusted.
    if (changed === undefined) return new Map();
    if (String(changed) === readAt) return keys;
    keys = new Map();
    for (const name of readdirSync(dir).filter((each) => each.endsWith('.pem'))) {
      const key = publicKeyIn(readFileSync(join(dir, name)));
      // A file under another key's name is not trusted.
      if (key && `${idOf(key)}.pem` === name) keys.set(idOf(key), key);
    }
    readAt = String(changed);
    return keys;
  };
}

function signatureProblem(
  keys: ReadonlyMap<string, KeyObject>,
  bytes: Buffer,
  signature: Signature | null | undefined,
): string | null {
  if (!signature || typeof signature.keyId !== 'string' || typeof signature.value !== 'string')
    return 'it is not signed';
  const key = keys.get(signature.keyId);
  if (!key) return `it is signed by ${signature.keyId}, a key that is not trusted`;
  return verify(null, bytes, key, Buffer.from(signature.value, 'base64')) ? null : 'its signature does not fit it';
}

/** The Ed25519 key in a file; null when it holds none. */
function publicKeyIn(pem: string | Buffer): KeyObject | null {
  try {
    const key = createPublicKey(pem);
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null; // not a key: the caller reports the file
  }
}
