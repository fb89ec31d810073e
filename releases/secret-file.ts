import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { join, resolve } from 'node:path';
import { secretFile } from '@verandah/storage';
import type { Log } from './registry/registry.ts';

/** The token of operations, made on first use: whoever can read the file may publish, promote and roll back. */
export const opsToken = (dataDir: string): string => secretFile(join(dataDir, 'ops-token'));
/** The token that host and API know each other by, made by whichever of them comes first. */
export const internalToken = (dataDir: string): string => secretFile(join(dataDir, 'internal-token'));

/**
 * The key that seals sessions of the console, 32 bytes; hosts that share the folder know each other's. A folder that
 * can only be read, and holds none, is no reason not to serve the site: sessions are then of this host alone.
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

/** The key of the tickets that pages carry; hosts that share the folder read each other's. */
export const ticketKey = (secretsDir: string): string => secretFile(join(secretsDir, 'page-ticket-key'));

/** The folder of the keys that releases are signed by. @param given SECRETS_DIR, or nothing */
export const secretsFolder = (dataDir: string, given: string | undefined): string =>
  resolve(given || join(dataDir, 'secrets'));

/** Compares in constant time. */
export function sameToken(given: string, token: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(token)];
  return left.length > 0 && left.length === right.length && timingSafeEqual(left, right);
}
