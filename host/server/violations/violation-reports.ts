import type { FastifyPluginAsync } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Counter, type Registry } from 'prom-client';
import type { Log } from '@verandah/releases';
import { networkOf } from '@verandah/network';
import { MemoryLimiter } from '@verandah/rate-limits';
import type { KnownReleases } from '../metrics/release-labels.ts';
import type { ReleaseSet } from '../release-set.ts';
import { violationsPath } from '../security-headers.ts';
import { VisitorLimit } from '../visitor-limit.ts';
import { readViolations, type Violation } from './violation.ts';

const reportBytes = 32_768;
/** Calls per second of one network, with a burst of twenty seconds: a browser batches its reports. */
const callsPerSecond = 1;
/** Maximum number of remembered kinds of violation, and milliseconds before one is sent to the error reports again. */
const mostKinds = 1000;
const pause = 600_000;
/** Maximum error reports per minute from everybody: every visitor's page may have the same fault. */
const reportsPerMinute = 10;
const reportTimeout = 5000;

export interface ViolationParts {
  /** Address of the API, which receives error reports. */
  readonly api: string;
  readonly publicUrl: string;
  readonly shellVersion: string;
  readonly currentSet: () => ReleaseSet | null;
  readonly log: Pick<Log, 'warn'>;
}
export interface ViolationMetrics {
  readonly registers: Registry[];
  readonly releases: KnownReleases;
}
interface Origin {
  readonly area: string;
  readonly release: string;
}

/**
 * Receives browsers' reports of violations of content security policies and Trusted Types. Counts them by directive,
 * area and release, and sends each kind as an error report once in ten minutes. Anybody can forge such reports, so they
 * have no other effect.
 */
export function violationReports(
  { api, publicUrl, shellVersion, currentSet, log }: ViolationParts,
  { registers, releases }: ViolationMetrics,
): FastifyPluginAsync {
  const counted = releases.bind(
    new Counter({
      name: 'verandah_policy_violations_total',
      help: 'Violations of the content security policy that browsers reported, by directive, and area and release of the code: extension for code of the browser',
      labelNames: ['directive', 'area', 'release'],
      registers,
    }),
  );
  const limit = new VisitorLimit(callsPerSecond);
  const reported = new LRUCache<string, true>({ max: mostKinds, ttl: pause });
  const allReports = new MemoryLimiter({ most: reportsPerMinute, seconds: 60 });

  /** The release responsible for a violation: that of the script, else that of the page's area. */
  function originOf({ source, page }: Violation, own: readonly string[]): Origin {
    const [, name, version = ''] = /^\/r\/([a-z][a-z-]*)\/([^/]+)\//.exec(
      source && own.includes(source.origin) ? source.pathname : '',
    ) ?? [''];
    if (name !== undefined) return { area: name, release: version };
    const area = currentSet()?.areaOf(page.pathname);
    return area ? { area: area.name, release: area.live.manifest.version } : { area: 'host', release: shellVersion };
  }
  function labelsOf({ area, release }: Origin): Origin {
    if (area === 'host') return { area, release: release === shellVersion ? release : 'other' };
    return releases.labels(area, release);
  }
  /** The file of a release that caused it. The address of a page would disclose what its visitor looked at. */
  const fileOf = ({ source }: Violation, own: readonly string[]): string | null =>
    source && own.includes(source.origin) && source.pathname.startsWith('/r/') ? source.pathname.slice(0, 1000) : null;
  async function report(
    { directive, blocked, line }: Violation,
    file: string | null,
    { area, release }: Origin,
    forwarded: Record<string, string>,
  ): Promise<void> {
    const response = await fetch(`${api}/rest/error-reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...forwarded },
      body: JSON.stringify({
        failures: [
          {
            area,
            release,
            operation: `content security policy: ${directive}`,
            problem: `SecurityPolicyViolation: ${directive} blocked ${blocked}`,
            ...(file !== null && { stack: `at ${file}:${line}` }),
          },
        ],
      }),
      signal: AbortSignal.timeout(reportTimeout),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The API responded ${response.status} to an error report.`);
  }

  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      ['application/reports+json', 'application/csp-report', 'application/json'],
      { parseAs: 'string', bodyLimit: reportBytes },
      (_request, body, done) => done(null, body),
    );
    app.post(violationsPath, { bodyLimit: reportBytes }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const wait = await limit.take(networkOf(request.ip, 48));
      if (wait > 0)
        return reply
          .code(429)
          .header('retry-after', String(wait))
          .send({ message: 'Your network reports too often. Please try again later.' });
      const read = readViolations(typeof request.body === 'string' ? request.body : '');
      if (typeof read === 'string') return reply.code(400).send({ message: read });
      const own = [new URL(publicUrl).origin, `${request.protocol}://${request.host}`];
      if (request.headers['sec-fetch-site'] === 'cross-site' || read.some(({ page }) => !own.includes(page.origin)))
        return reply.code(403).send({ message: 'Only pages of this site report violations.' });
      for (const violation of read) {
        const { directive, byExtension } = violation;
        if (byExtension) {
          counted.inc({ directive, area: 'extension', release: '' });
          continue;
        }
        const origin = labelsOf(originOf(violation, own));
        counted.inc({ directive, ...origin });
        const file = fileOf(violation, own);
        const kind = [directive, origin.area, origin.release, violation.blocked, file].join(' ');
        if (reported.has(kind) || (await allReports.consume('all')) > 0) continue;
        reported.set(kind, true);
        const forwarded = {
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': request.protocol,
          'x-forwarded-host': request.host,
        };
        report(violation, file, origin, forwarded).catch((problem: unknown) =>
          log.warn({ err: problem }, 'policy violation not forwarded'),
        );
      }
      return reply.code(204).send();
    });
  };
}
