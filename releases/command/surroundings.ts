import { readStorage, type StorageSettings } from '@verandah/storage';
import { Refusal } from '../refusal.ts';
import { secretsFolder } from '../secret-file.ts';

/** The environment variables of the commands, with the same meaning as for the host. */
export interface Surroundings {
  readonly secretsDir: string;
  readonly publicUrl: string;
  readonly releaseDays: number;
  readonly storage: StorageSettings | undefined;
}

/** @throws {Refusal} 'invalid' naming the variable */
export function readSurroundings(dataDir: string, env: Readonly<Record<string, string | undefined>>): Surroundings {
  const days = env['RELEASE_DAYS'] || '30';
  if (!/^[1-9]\d{0,3}$/.test(days)) throw new Refusal('invalid', 'RELEASE_DAYS must be a whole number from 1 to 9999.');
  let storage: StorageSettings | undefined;
  try {
    storage = readStorage(env);
  } catch (problem) {
    throw new Refusal('invalid', (problem as Error).message);
  }
  return {
    storage,
    secretsDir: secretsFolder(dataDir, env['SECRETS_DIR']),
    releaseDays: Number(days),
    publicUrl: (env['PUBLIC_URL'] || `http://localhost:${env['PORT'] || '3000'}`).replace(/\/$/, ''),
  };
}
