import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
const port = Number(process.env['E2E_PORT'] ?? 4700);

/** The address and the data folder of the journeys' own site. */
export const site = `http://localhost:${port}`;
export const dataFolder = process.env['E2E_DATA'] ?? join(root, '.cache', 'e2e', 'data');
export const environment = { ...process.env, PORT: String(port), DATA_DIR: dataFolder };
