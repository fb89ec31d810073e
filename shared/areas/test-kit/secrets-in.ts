import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The settings that hold a secret. */
const names = [
  'SESSION_KEY',
  'SEALING_KEYS',
  'BUILD_SECRET',
  'DATABASE_URL',
  'SMTP_URL',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'OPS_OIDC_CLIENT_SECRET',
  'SIGN_IN_PROVIDERS',
  'ERROR_REPORTS_DSN',
] as const;
const valueOf = (name: string): string => `value-of-${name.toLowerCase()}`;

/**
 * Gives every secret setting a recognisable value for the build that follows.
 * @returns restores the settings
 */
export function markSecrets(): () => void {
  const before = names.map((name) => [name, process.env[name]] as const);
  for (const name of names) process.env[name] = valueOf(name);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
}

/** Secret settings in the files below a folder: 'web/js/shell.js: SESSION_KEY'. */
export async function secretsIn(
  folder: string,
): Promise<{ readonly files: number; readonly found: readonly string[] }> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const found: string[] = [];
  for (const file of files) {
    const text = await readFile(file, 'latin1');
    for (const name of names)
      if (text.includes(name) || text.includes(valueOf(name))) found.push(`${file.slice(folder.length + 1)}: ${name}`);
  }
  return { files: files.length, found };
}
