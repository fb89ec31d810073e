// Visitors in a process of their own: each host gets so many requests a second, whether or not it has responded to the ones
// before, and each response is reported.
import { Agent, get } from 'node:http';
import type { LoadPlan, Sample } from './messages.ts';

/** Only a server-rendered page contains its data in the boot JSON. */
const rendered = ',"page":{"area":"';
/** Milliseconds after which a visitor gives up. */
const patience = 10_000;
/** The page's boot JSON, which names its release set. */
const boot = /<script type="application\/json" id="boot">([^]*?)<\/script>/;
/** The release of the changing area in a page. */
const releaseOf = (page: string): string | undefined =>
  (JSON.parse(boot.exec(page)?.[1] ?? '{}') as { areas?: { search?: { live?: { version?: string } } } }).areas?.search
    ?.live?.version;

const { hosts, paths, perSecond } = JSON.parse(process.argv[2] ?? '') as LoadPlan;
const agent = new Agent({ keepAlive: true, maxSockets: 100 });
const now = (): number => performance.timeOrigin + performance.now();

function visit(host: string, address: string): void {
  const from = now();
  const report = (found: Pick<Sample, 'release' | 'problem'>): void =>
    void process.send?.({ host, from, until: now(), ...found } satisfies Sample);
  const pending = get(
    address,
    { agent, timeout: patience, headers: { accept: 'text/html', 'accept-encoding': 'identity' } },
    (response) => {
      const parts: Buffer[] = [];
      response
        .on('data', (part: Buffer) => parts.push(part))
        .on('error', (problem) => report({ release: null, problem: problem.message }));
      response.on('end', () => {
        const page = Buffer.concat(parts).toString('utf8');
        const found = releaseOf(page);
        const whole =
          response.statusCode === 200 &&
          response.headers['x-verandah-stale'] === undefined &&
          page.includes(rendered) &&
          found !== undefined;
        report(
          whole
            ? { release: found }
            : {
                release: null,
                problem: `${address} responded ${response.statusCode ?? 0}${response.statusCode === 200 ? ', but with no page that was just rendered' : ''}`,
              },
        );
      });
    },
  );
  pending.on('timeout', () => pending.destroy(new Error('no response')));
  pending.on('error', (problem) => report({ release: null, problem: problem.message }));
}

process.on('disconnect', () => process.exit());
for (const [at, [host, address]] of Object.entries(hosts).entries()) {
  let turn = 0;
  // Hosts are staggered, so that they are not all requested at the same moment.
  setTimeout(
    () => setInterval(() => visit(host, address + (paths[turn++ % paths.length] as string)), 1000 / perSecond),
    (at * 1000) / perSecond / Object.keys(hosts).length,
  );
}
