import { createServer } from 'node:net';
import { portsOfSite } from './run.ts';

/** Where the first run of a machine begins, and how far from it the next one that runs at the same time. */
const first = Number(process.env['E2E_PORT'] ?? 4700);
const apart = portsOfSite * 16;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** The first port of a range for the sites of a run. @throws {Error} when other programs listen in all of them */
export async function freePorts(): Promise<number> {
  for (let port = first; port < first + 20 * apart; port += apart) {
    // The first two sites, with their APIs.
    const found = await Promise.all([0, 1, portsOfSite, portsOfSite + 1].map((at) => isFree(port + at)));
    if (found.every(Boolean)) return port;
  }
  throw new Error('No ports are free for the journeys’ sites: E2E_PORT names the first one.');
}
