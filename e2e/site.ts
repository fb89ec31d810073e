import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
const port = Number(process.env['E2E_PORT'] ?? 4700);

/** The address of a deployed site, when the journeys run against one; mails to its members are in E2E_DATA/outbox. */
export const deployedSite = process.env['E2E_SITE'];
/** Where the journeys' own site receives replies by email. */
export const repliesDomain = 'replies.verandah.example';
export const smtpPort = port + 25;
/** The address and the data folder of the journeys' site, by default their own. */
export const site = deployedSite ?? `http://localhost:${port}`;
export const dataFolder = process.env['E2E_DATA'] ?? join(root, '.cache', 'e2e', 'data');
export const environment = { ...process.env, PORT: String(port), DATA_DIR: dataFolder };
