import { randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The token that the processes of one site know each other by, made on first use. Readable by its owner only. */
export function internalToken(dataDir: string): string {
  const file = join(dataDir, 'internal-token');
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') throw problem;
  }
  return readFileSync(file, 'utf8').trim();
}

/** Compares without telling by its time how much was right. */
export function sameToken(given: unknown, token: string): boolean {
  if (typeof given !== 'string' || token === '') return false;
  const [left, right] = [Buffer.from(given), Buffer.from(token)];
  return left.length === right.length && timingSafeEqual(left, right);
}
