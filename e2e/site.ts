import { join } from 'node:path';
import { addressesOf, presentRun, repliesDomain } from './sites/run.ts';

export { repliesDomain };
export const root = join(import.meta.dirname, '..');
/** Which of the workers that run at the same time this is; their sites differ. */
export const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
const own = addressesOf(presentRun(), worker);

/** The address of a deployed site, when the journeys run against one; mails to its members are in E2E_DATA/outbox. */
export const deployedSite = process.env['E2E_SITE'];
/** The address and the data folder of this worker's site. */
export const site = deployedSite ?? own.site;
export const dataFolder = process.env['E2E_DATA'] ?? own.dataFolder;
/** Where it receives replies by email. */
export const { smtpPort } = own;
/** The environment of a command of its operator. */
export const environment = {
  ...process.env,
  ...(deployedSite === undefined && own.environment),
};
/** Where this worker's journeys put copies of the source and what they build of it. */
export const workFolder = join(process.env['E2E_FOLDER'] ?? join(root, '.cache', 'e2e'), `work-${worker}`);
/** Ports of servers that a journey starts beside the site, from 0 to 9. */
export const ownPort = (which: number): number => Number(new URL(own.site).port) + 10 + which;
