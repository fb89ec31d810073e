import { names, type Figures, type Recorded } from '../figures.ts';
import { assumed, pagesOfVisit, searchesOfVisit, type Demand } from './demand.ts';
import { planFor, type Plan } from './plan.ts';
import { settingsOf } from './settings.ts';

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const tableOf = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(...headings), row(...headings.map(() => '---')), ...rows.map((cells) => row(...cells))].join('\n');
const whole = (value: number): string => Math.round(value).toLocaleString('en-AU');
const percent = (share: number): string => `${Math.round(share * 100)} %`;
const gigabytes = (bytes: number): string =>
  bytes < 10e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${whole(bytes / 1e9)} GB`;
const megabytes = (bytes: number): string => `${whole(bytes / 2 ** 20)} MiB`;
const cores = (count: number): string => (Number.isInteger(count) ? String(count) : count.toFixed(2).replace(/0$/, ''));

/** The recorded figures, one line each. */
const lines: readonly (readonly [name: keyof Figures, what: string, value: (figures: Figures) => string])[] = [
  [
    'render',
    'uncached page, CPU of host and of workers',
    ({ render: { results, listing } }) =>
      `results ${results.hostMs} + ${results.workersMs} ms, listing ${listing.hostMs} + ${listing.workersMs} ms`,
  ],
  [
    'render',
    'its API calls',
    ({ render: { results, listing } }) => `results ${results.calls}, listing ${listing.calls}`,
  ],
  [
    'render',
    'cached page, file, proxied call, CPU of the host',
    ({ render }) => `${render.cachedMs}, ${render.fileMs}, ${render.proxiedMs} ms`,
  ],
  ['render', 'cached page, compressed', ({ render }) => `${whole(render.cachedBytes / 1000)} KB`],
  [
    'api',
    'API call that finds nothing cached, CPU of the API and of PostgreSQL',
    ({ api }) => `${api.serviceMs} + ${api.databaseMs} ms with ${whole(api.listings)} listings`,
  ],
  [
    'api',
    'changed listing of a feed, CPU of the API and of PostgreSQL',
    ({ api }) => `${api.feedServiceMs} + ${api.feedDatabaseMs} ms`,
  ],
  [
    'search',
    'local searches',
    ({ search }) => search.growth.map(({ listings, ms }) => `${ms} ms with ${whole(listings)}`).join(', '),
  ],
  ['alerts', 'one listing against all alerts', ({ alerts }) => `${alerts.matchMs} ms with ${whole(alerts.alerts)}`],
  ['alerts', 'alert in the database', ({ alerts }) => `${whole(alerts.alertBytes)} bytes`],
  ['search', 'database without listings', ({ search }) => gigabytes(search.emptyBytes)],
  [
    'search',
    'listing with all its rows, part read by searches',
    ({ search }) => `${whole(search.listingBytes)}, ${whole(search.searchBytes)} bytes`,
  ],
  [
    'soak',
    'memory of host, its workers, API',
    ({ soak }) =>
      `${megabytes(soak.hostBytes)} with ${soak.pageCacheMb} MB of cached pages; ${megabytes(soak.workersBytes)} of ${soak.workers} workers; ${megabytes(soak.serviceBytes)}`,
  ],
  ['soak', 'release on the disk', ({ soak }) => `${(soak.releaseBytes / 1e6).toFixed(1)} MB`],
];

function exampleOf(demand: Demand, figures: Figures): string {
  const plan: Plan = planFor(demand, figures);
  const { pods, servers, files } = plan;
  return `## ${demand.name}

${whole(demand.listings)} listings, ${demand.visits} visits a second (${whole(pods.pages)} pages, ${whole(plan.searches)} searches, ${whole(demand.visits * assumed.calls)} calls of browsers), ${whole(demand.members)} members, ${whole(demand.alerts)} alerts,
${whole(demand.feedListings)} listings of feeds and ${demand.releases} releases a day.

${tableOf(
  ['Part', 'Count', 'Processors each', 'Memory each', 'Disk each', 'Utilisation with one unavailable'],
  [
    [
      'host with its workers',
      String(pods.replicas),
      cores(pods.processors.host),
      `${megabytes(pods.memory.host)}, at most ${megabytes(pods.memory.hostLimit)}`,
      '4 GB',
      `${percent(pods.busy.host)} of its own process, ${percent(pods.busy.workers / pods.renderWorkers)} of ${pods.renderWorkers} workers`,
    ],
    [
      'its API',
      String(pods.replicas),
      cores(pods.processors.service),
      `${megabytes(pods.memory.service)}, at most ${megabytes(pods.memory.serviceLimit)}`,
      '',
      `${percent(pods.busy.service)} of its process`,
    ],
    [
      'PostgreSQL, primary and standbys',
      String(servers.count),
      cores(servers.processors),
      `${servers.memory / 2 ** 30} GiB`,
      gigabytes(servers.disk),
      percent(servers.busy / (servers.count - 1) / servers.processors),
    ],
    ['bucket', '1', '', '', `${gigabytes(files.pictures)} of pictures, ${gigabytes(files.releases)} of releases`, ''],
  ],
)}

${percent(pods.cachedShare)} of public pages are served from the cache; ${whole(pods.freshPages)} pages a second are rendered, and the API has ${whole(pods.apiCalls)} calls. Rows and indexes: ${gigabytes(servers.rows)}.
A listing is matched against all alerts in ${servers.matchSeconds < 0.1 ? `${(servers.matchSeconds * 1000).toFixed(1)} ms` : `${servers.matchSeconds.toFixed(1)} s`}.

${settingsOf(plan)}`;
}

/**
 * Text of docs/sizing.md.
 * @param recorded where the figures are from
 */
export function sizingPage(
  figures: Figures,
  recorded: (name: keyof Figures) => Omit<Recorded, 'figures'>,
  examples: readonly Demand[],
): string {
  const { pages, signedIn, skew, utilisation } = assumed;
  return `# Sizing

How many machines a site needs, computed from \`tools/bench/figures\` by \`npm run bench -- sizing\`; don't edit this page. For your own numbers: \`npm run bench -- sizing --listings 50000 --rate 12\`, the rate in visits a second. To update a figure, run its benchmark with \`--record\` on an idle machine, then this command.

A **pod** is a host with its render workers and an API (\`deploy/\`); without Kubernetes, one machine. The numbers suffice with one pod and one database server
unavailable, at ${percent(utilisation)} utilisation of a processor. Processors are those of the machine below: with twice as fast ones half as many are needed.

${examples.map((demand) => exampleOf(demand, figures)).join('\n\n')}

## Measured figures

${tableOf(
  ['Benchmark', 'What', 'Figure'],
  lines.map(([name, what, value]) => [`\`${name}\``, what, value(figures)]),
)}

${tableOf(
  ['Benchmark', 'Measured', 'Machine', 'Load', 'Command', 'Note'],
  names.map((name) => {
    const { measured, machine, load, command, note } = recorded(name);
    return [`\`${name}\``, measured, machine, String(load), `\`${command}\``, note ?? ''];
  }),
)}

At a load above the number of processors other programs were running, and figures are pessimistic.

## Assumptions

These assumptions about visitors are in \`tools/bench/sizing/demand.ts\`; replace them by figures from your logs and regenerate the page.

${tableOf(
  ['Assumption', 'Value'],
  [
    [
      'a visit',
      `${pagesOfVisit} pages: ${pages.results} of results, ${pages.listings} listings, ${pages.others} other (as expensive as results); ${assumed.calls} calls by its browser, of them ${assumed.searchCalls} searches, so ${searchesOfVisit} searches in all; ${assumed.files} files from the host, fewer behind a CDN`,
    ],
    ['visits by members who are signed in', `${percent(signedIn)}; their pages are never cached`],
    [
      'popularity of pages',
      `the k-th is requested 1/k^${skew} as often as the first; one page per listing, and ${whole(assumed.otherPages)} others`,
    ],
    ['feeds', `${percent(assumed.feedsInBusiestHour)} of a day's in the busiest hour, imported by one API at a time`],
    [
      'a picture',
      `${whole(assumed.originalBytes / 1000)} KB as uploaded, ${whole(assumed.madeBytes / 1000)} KB of generated sizes and formats`,
    ],
    ['a member', `${whole(assumed.memberBytes)} bytes of rows`],
    ["a database's disk", `${assumed.spare} times its rows: log, dead rows, a year's growth`],
    ["a connection's memory", `${whole(assumed.connectionBytes / 1e6)} MB`],
  ],
)}

## Method

- **Cached pages**: a host keeps a page 240 seconds (\`PAGE_CACHE_SECONDS\`), so one requested r times a second is rendered r/(1 + 240 r) times; summed over all pages, per host, and for a shorter time if \`PAGE_CACHE_MB\` is too small.
- **Pods**: CPU of rendered pages, cached ones, files and calls. The host's own process and the API are one thread each: neither may exceed ${percent(utilisation)}; workers are added up to six. The smallest sufficient number of pods is taken, plus one.
- **Memory**: as \`soak\` measures it. The limit leaves every worker its own heap limit (256 MB), so that a page that exhausts memory costs the worker, not the pod.
- **PostgreSQL**: CPU of calls as measured by \`api\`, more as searches take longer in a larger market, feeds and alerts; reads are spread over the standbys. Memory holds one and a half times what searches read, and the connections (40 of each API process). Beyond the largest measured market it is extrapolated linearly.
- **Bucket**: all pictures, and every release for 30 days (\`RELEASE_DAYS\`). A host's own disk holds the releases that it serves and pictures' sizes (\`emptyDir\` in Kubernetes).

Not included: the load balancer, the bucket's machines, the network, and single large imports (feeds wait for each other, visitors don't wait for them).
`;
}
