import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { Counter, Gauge, Registry } from 'prom-client';
import { diskMetrics } from '@verandah/telemetry';
import type { PageHealth } from '../health/page-health.ts';
import type { Signals } from '../health/signals.ts';
import type { ReleaseSet } from '../release-set.ts';
import { violationReports, type ViolationParts } from '../violations/violation-reports.ts';
import { httpMetrics } from './http-metrics.ts';
import { metricsRoute, type MetricsAccess } from './metrics-route.ts';
import { sendMetrics, signalMetrics } from './page-metrics.ts';
import { platformMetrics, smokeRenderMetrics, type Platform } from './platform-metrics.ts';
import { KnownReleases } from './release-labels.ts';

/** The metrics of a host at `/metrics`. Each host in a process has its own registry. */
export interface HostMetrics {
  /** Counts smoke renders of releases. */
  trial<Given extends readonly unknown[], Result>(
    trial: (...given: Given) => Promise<Result>,
    areaOf: (...given: Given) => string,
  ): (...given: Given) => Promise<Result>;
  /** Counts pages by what they were rendered with. */
  pages(health: PageHealth): PageHealth;
  follow(signals: Signals): () => void;
  /** Receives and counts browsers' reports of policy violations. */
  violations(parts: ViolationParts): FastifyPluginAsync;
  /** Counts release files that were not served since they are not the signed ones. */
  refusedFile<Given extends readonly unknown[]>(refused: (...given: Given) => void): (...given: Given) => void;
  /** The number of problems that the last check of everything stored has found. */
  verified(problems: number): void;
  /** Another set of releases is in use. */
  serve(set: ReleaseSet): void;
  /** Adds the routes and the metrics of the host's parts. Must run before other routes. */
  open(app: FastifyInstance, platform: Platform, access: MetricsAccess): Promise<void>;
}

export function hostMetrics(dataDir: string): HostMetrics {
  const registry = new Registry();
  const registers = [registry];
  const releases = new KnownReleases();
  diskMetrics(registers, dataDir);
  const stored = new Gauge({
    name: 'verandah_stored_problems',
    help: 'Problems of the log and of stored releases that the last daily check has found',
    registers,
  });
  return {
    trial: (trial, areaOf) => smokeRenderMetrics(trial, areaOf, registers),
    pages: (health) => sendMetrics(health, registers, releases),
    follow: (signals) => signalMetrics(signals, registers, releases),
    violations: (parts) => violationReports(parts, { registers, releases }),
    refusedFile: (refused) => {
      const counter = new Counter({
        name: 'verandah_release_files_refused_total',
        help: 'Requests for files of releases that are not the signed ones on this disk; they are not served',
        registers,
      });
      return (...given) => {
        counter.inc();
        refused(...given);
      };
    },
    verified: (problems) => stored.set(problems),
    serve: (set) => void releases.serve(set),
    async open(app, platform, access) {
      httpMetrics(app, registers);
      platformMetrics(platform, registers);
      await app.register(metricsRoute(registry, access));
    },
  };
}
