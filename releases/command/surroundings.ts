import { Refusal } from '../refusal.ts';
import { secretsFolder } from '../secret-file.ts';

/** What the commands take from their environment, as the host does. */
export interface Surroundings { readonly secretsDir: string; readonly publicUrl: string; readonly releaseDays: number }

/** @throws {Refusal} 'invalid' naming the variable */
export function surroundings(dataDir: string, env: Readonly<Record<string, string | undefined>>): Surroundings {
  const days = env['RELEASE_DAYS'] || '30';
  if (!/^[1-9]\d{0,3}$/.test(days)) throw new Refusal('invalid', 'RELEASE_DAYS must be a whole number from 1 to 9999.');
  return {
    secretsDir: secretsFolder(dataDir, env['SECRETS_DIR']), releaseDays: Number(days),
    publicUrl: (env['PUBLIC_URL'] || `http://localhost:${env['PORT'] || '3000'}`).replace(/\/$/, ''),
  };
}
