import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const command = join(import.meta.dirname, '../../api/app/cli.ts');

/**
 * `npm run data -- …` with a site's settings.
 * @throws {Error} when it fails
 */
export async function runData(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  await promisify(execFile)(process.execPath, [command, ...args], { env: environment });
}
