import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { join, resolve } from 'node:path';
import { secretFile } from '@verandah/storage';
import type { Log } from './registry/registry.ts';

/** The token of operations, created on first use: a reader of the file may publish, promote and roll back. */
export const opsToken = (dataDir: string): string => secretFile(join(dataDir, 'ops-token'));
/** The token that host and API authenticate each other with, created by whichever starts first. */
export const internalToken = (dataDir: string): string => secretFile(join(dataDir, 'internal-token'));

/**
 * The key that seals sessions of the console, 32 bytes; hosts that share the folder share it. A read-only folder
 * without a key does not stop the site: sessions are then valid on this host only.
 */
export function consoleKey(secretsDir: string, log: Log): Buffer {
  try {
    return createHash('sha256')
      .update(secretFile(join(secretsDir, 'console-session-key')))
      .digest();
  } catch (problem) {
    log.warn(
      { err: problem },
      "console-session-key can't be made among the secrets: sessions of the console hold on this host only, until it ends",
    );
    return randomBytes(32);
  }
}

/** The key of pages' tickets; hosts that share the folder accept each other's tickets. */
export const ticketKey = (secretsDir: string): string => secretFile(join(secretsDir, 'page-ticket-key'));

/** The folder of the signing keys of releases. @param given SECRETS_DIR, if set */
export const secretsFolder = (dataDir: string, given: string | undefined): string =>
  resolve(given || join(dataDir, 'secrets'));

/** Compares in constant time. */
export function sameToken(given: string, token: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(token)];
  return left.length > 0 && left.length === right.length && timingSafeEqual(left, right);
}
