import type { FastifyPluginAsync } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { browserFailures, type Log } from '@verandah/releases';
import { fromOwnPage } from '../form.ts';
import type { SourcePositions } from '../source-positions.ts';
import { failureExample } from './failure-example.ts';
import type { ReleaseSet } from '../release-set.ts';
import type { Sample } from './sample.ts';
import type { Signals } from './signals.ts';
import type { Ticket, Tickets } from './tickets.ts';
import { unknownProxy } from './unknown-proxy.ts';

export interface PageReportParts {
  readonly signals: Signals;
  readonly sample: Sample;
  readonly tickets: Tickets;
  readonly currentSet: () => ReleaseSet | null;
  readonly publicUrl: string;
  /** Whether the proxy in front is trusted to report addresses. */
  readonly trustProxy: boolean;
  readonly log: Pick<Log, 'warn'>;
  /** Finds the source of a release's errors. */
  readonly positions: Pick<SourcePositions, 'original'>;
}

const reportBytes = 16_384;
/** Maximum number of pages whose reports are remembered: an hour of a busy host. */
const mostPages = 100_000;

const release = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,39}@\d{1,6}\.\d{1,6}\.\d{1,6}$/, 'must be a release such as search@1.4.0'),
);
const upTo = (most: number) =>
  v.optional(
    v.pipe(
      v.number('must be a number'),
      v.minValue(0, 'must not be negative'),
      v.maxValue(most, `must be ${most} at most`),
    ),
  );
const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.optional(v.pipe(v.array(item), v.maxLength(20, 'must be 20 at most')), []);
const shape = v.object({
  ticket: v.pipe(v.string('must be the ticket of a page'), v.maxLength(1000)),
  failures: listOf(
    v.object({
      release,
      kind: v.picklist(browserFailures, 'must be a kind of failure'),
      problem: v.pipe(v.string(), v.regex(/^[A-Z][A-Za-z]{0,39}$/, 'must be the class of an error')),
      message: v.optional(v.pipe(v.string('must be text'), v.maxLength(200, 'must have at most 200 characters'))),
      position: v.optional(
        v.pipe(v.string(), v.regex(/^https?:\/\/\S{1,280}:\d{1,7}:\d{1,7}$/, 'must be a position in a script')),
      ),
    }),
  ),
  views: listOf(release),
  load: upTo(600_000),
  vitals: v.optional(v.object({ LCP: upTo(600_000), CLS: upTo(1000), INP: upTo(600_000), TTFB: upTo(600_000) }), {}),
});
type PageReport = v.InferOutput<typeof shape>;

/**
 * Whether a page with this ticket can have used a release: the page's own, one chosen for its visitor, or the live or
 * previous one.
 */
function hadRelease(ticket: Ticket, set: ReleaseSet | null, area: string, version: string): boolean {
  if ((ticket.area === area && ticket.version === version) || ticket.choices[area] === version) return true;
  const owner = set?.areas.find(({ name }) => name === area);
  return owner?.live.manifest.version === version || owner?.previous?.manifest.version === version;
}

/**
 * Receives the health reports of pages. Only a counted page has a ticket, and each entry counts once per ticket. Many
 * requests therefore cannot harm a release more than as many page loads, of which one network has a few a day.
 */
export function pageReports({
  signals,
  sample,
  tickets,
  currentSet,
  publicUrl,
  trustProxy,
  log,
  positions,
}: PageReportParts): FastifyPluginAsync {
  const lookAtProxy = unknownProxy(trustProxy, log);
  // Ticket → entries that were reported with it. Not `max`, for which the memory of all of them is taken at once.
  const reported = new LRUCache<string, Set<string>>({ maxSize: mostPages, sizeCalculation: () => 1 });
  async function take({ ticket: text, failures, views, load, vitals }: PageReport, address: string): Promise<void> {
    const ticket = tickets.read(text);
    if (!ticket) return;
    const own = `${ticket.area}@${ticket.version}`;
    const before = reported.get(ticket.id) ?? new Set([`view ${own}`]);
    reported.set(ticket.id, before);
    const isNew = (what: string): boolean => !before.has(what) && Boolean(before.add(what));
    /**
     * A release that this page may report. Counts a view when it is not the page's own release. Returns null when it
     * does not count.
     */
    const seen = (name: string): { readonly area: string; readonly version: string; readonly counts: true } | null => {
      const [area = '', version = ''] = name.split('@');
      if (!hadRelease(ticket, currentSet(), area, version)) return null;
      if (isNew(`view ${name}`)) {
        if (!sample.takes(address, name)) before.add(`not ${name}`);
        else signals.record({ kind: 'view', area, version, counts: true });
      }
      return before.has(`not ${name}`) ? null : { area, version, counts: true };
    };
    for (const name of views) seen(name);
    for (const { release: name, kind, problem, message, position } of failures) {
      const of = seen(name);
      if (!of || !isNew(`${name} ${kind} ${problem}`)) continue;
      const first = isNew(`failed ${name}`);
      const example =
        message !== undefined && failureExample(message, position && (await positions.original(position)));
      signals.record({ kind: 'failure', ...of, failure: kind, problem, first, ...(example && { example }) });
    }
    const of = { area: ticket.area, version: ticket.version, counts: true };
    if (load !== undefined && isNew('load')) signals.record({ kind: 'load', ...of, ms: load });
    for (const [vital, value] of Object.entries(vitals) as [keyof typeof vitals, number | undefined][]) {
      if (value !== undefined && isNew(vital)) signals.record({ kind: 'vital', ...of, vital, value });
    }
  }
  return async (app) => {
    app.post('/api/page-report', { bodyLimit: reportBytes }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!fromOwnPage(request.headers, [new URL(publicUrl).origin, `${request.protocol}://${request.host}`]))
        return reply.code(403).send({ message: 'Only pages of this site can send reports.' });
      const read = v.safeParse(
        v.pipe(v.string('must be JSON as text/plain'), v.parseJson(undefined, 'must be JSON'), shape),
        request.body,
      );
      if (!read.success)
        return reply
          .code(400)
          .send({ message: `${v.getDotPath(read.issues[0]) ?? 'The body'} ${read.issues[0].message}` });
      lookAtProxy(request);
      await take(read.output, request.ip);
      return reply.code(204).send();
    });
  };
}
