import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import type { CompiledQuery } from 'kysely';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { diskMetrics, readTraceparent, type Span, type Tracing } from '@verandah/telemetry';
import { now } from '../clock.ts';
import { poolUse, type Database, type Took } from '../database/public.ts';
import type { Jobs } from '../jobs/public.ts';
import { refusedTries } from '../rate-limits/public.ts';
import type { Settings } from '../settings/public.ts';
import { KnownOperations } from './known-operations.ts';
import { metricsRoute } from './metrics-route.ts';
import { OperationSums } from './operation-sums.ts';
import { requestMetrics, routeOf } from './request-metrics.ts';
import { statementName, statementShape } from './statement-name.ts';
import { workMetrics } from './work-metrics.ts';

/**
 * How a graph operation ended: ok; refused, by a rule that its caller can follow; throttled; failed, by our own
 * fault.
 */
export type OperationOutcome = 'ok' | 'refused' | 'throttled' | 'failed';
/** Parts of a service that its metrics are read from. */
interface Measured {
  readonly database: Database;
  readonly graphDatabase: Database;
  readonly jobs: Jobs;
  readonly settings: Settings;
}
const untraced = /^\/(?:livez|healthz|readyz|metrics|internal|events)(?:\/|$)/;

/**
 * Telemetry of a process: metrics always, traces where a collector is named. Each service of a process has its
 * own.
 */
export class Telemetry {
  readonly #registry = new Registry();
  readonly #registers = [this.#registry];
  readonly #here = new AsyncLocalStorage<Span>();
  readonly #tracing: Tracing | undefined;
  readonly #statements: Histogram;
  readonly #failedStatements: Counter;
  readonly #operations: Histogram<'operation' | 'outcome'>;
  readonly #jobs: Histogram<'kind' | 'outcome'>;
  readonly #inboundMails: Counter<'outcome'>;
  /** Times of operations by the minute, to be written to the database. */
  readonly operationSums = new OperationSums(now);
  #known: KnownOperations | undefined;

  constructor(tracing?: Tracing) {
    this.#tracing = tracing;
    const registers = this.#registers;
    this.#statements = new Histogram({
      name: 'verandah_database_statement_duration_seconds',
      help: 'Time that statements took, waiting for a connection not counted',
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2, 10],
      registers,
    });
    this.#failedStatements = new Counter({
      name: 'verandah_database_statement_failures_total',
      help: 'Statements that the database rejected or did not finish',
      registers,
    });
    this.#operations = new Histogram({
      name: 'verandah_api_operation_duration_seconds',
      help: 'Duration of GraphQL operations, by their name in a release and their outcome',
      labelNames: ['operation', 'outcome'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5],
      registers,
    });
    this.#jobs = new Histogram({
      name: 'verandah_job_duration_seconds',
      help: 'Duration of attempts of jobs, by kind and outcome: done or failed',
      labelNames: ['kind', 'outcome'],
      buckets: [0.01, 0.1, 1, 10, 60, 600],
      registers,
    });
    this.#inboundMails = new Counter({
      name: 'verandah_inbound_mails_total',
      help: 'Mails to addresses for replies, by outcome; failed ones are sent again',
      labelNames: ['outcome'],
      registers,
    });
  }

  /** Records a finished statement. Within a traced request it is a span, named without its values. */
  readonly statement = ({ sql: text }: CompiledQuery, { milliseconds, failed }: Took): void => {
    this.#statements.observe(milliseconds / 1000);
    if (failed) this.#failedStatements.inc();
    const parent = this.#here.getStore();
    if (!this.#tracing || !parent?.context.sampled) return;
    const end = performance.timeOrigin + performance.now();
    this.#tracing
      .begin(statementName(text), {
        kind: 'client',
        parent: parent.context,
        start: end - milliseconds,
        attributes: {
          'db.system.name': 'postgresql',
          'db.query.summary': statementName(text),
          'db.query.text': statementShape(text),
        },
      })
      .end(failed ? 'failed' : undefined);
  };

  /** A try of a job is over. */
  readonly job = (kind: string, failed: boolean, milliseconds: number): void =>
    this.#jobs.observe({ kind, outcome: failed ? 'failed' : 'done' }, milliseconds / 1000);

  /** A mail was received, or was not. @param outcome one of a few names */
  inboundMail(outcome: string): void {
    this.#inboundMails.inc({ outcome });
  }

  /** Runs a GraphQL operation; its statements are part of it. */
  async operation<Result>(
    name: string,
    work: () => Result | Promise<Result>,
    outcomeOf: (result: Result) => OperationOutcome,
  ): Promise<Result> {
    const started = performance.now();
    // The query for names in use is not part of the request.
    const operation = this.#here.exit(() => this.#known?.labelOf(name)) ?? 'other';
    const parent = this.#here.getStore();
    const span =
      parent &&
      this.#tracing?.begin(`graph ${operation}`, {
        parent: parent.context,
        attributes: { 'graphql.operation.name': operation },
      });
    let outcome: OperationOutcome = 'failed';
    try {
      const result = await (span ? this.#here.run(span, work) : work());
      outcome = outcomeOf(result);
      return result;
    } finally {
      const took = performance.now() - started;
      this.#operations.observe({ operation, outcome }, took / 1000);
      this.operationSums.add(operation, took, outcome === 'failed');
      span?.end(outcome === 'failed' ? outcome : undefined);
    }
  }

  /** Adds the metrics of the parts, `/metrics` and the spans of requests; before its routes. */
  open(app: FastifyInstance, measured: Measured): void {
    const { database, graphDatabase, settings } = measured;
    const registers = this.#registers;
    const known = (this.#known = new KnownOperations(database));
    // Not awaited: a first operation may be one of the others.
    app.addHook('onReady', async () => {
      void known.look();
    });
    const databases = Object.entries({ main: database, ...(graphDatabase !== database && { graph: graphDatabase }) });
    diskMetrics(registers, settings.dataDir);
    new Gauge({
      name: 'verandah_database_connections_in_use',
      help: 'Connections that are at work, by pool',
      labelNames: ['pool'],
      registers,
      collect() {
        for (const [pool, each] of databases) this.set({ pool }, poolUse(each).inUse);
      },
    });
    new Gauge({
      name: 'verandah_database_connections_awaited',
      help: 'Requests waiting for a connection, by pool',
      labelNames: ['pool'],
      registers,
      collect() {
        for (const [pool, each] of databases) this.set({ pool }, poolUse(each).waiting);
      },
    });
    new Counter({
      name: 'verandah_throttled_total',
      help: 'Attempts rejected by a rate limit, by what was attempted',
      labelNames: ['what'],
      registers,
      collect() {
        this.reset();
        for (const [what, count] of refusedTries()) this.inc({ what }, count);
      },
    });
    workMetrics(measured, registers);
    requestMetrics(app, registers);
    this.#traceRequests(app);
    metricsRoute(app, measured, this.#registry, () => this.#forgetOperations(known));
  }

  close(): Promise<void> {
    return this.#tracing?.close() ?? Promise.resolve();
  }

  /** Names that no release uses any longer are no longer reported. */
  async #forgetOperations(known: KnownOperations): Promise<void> {
    await known.look();
    for (const { labels } of (await this.#operations.get()).values) {
      const { operation, outcome } = labels;
      if (operation !== undefined && operation !== 'other' && !known.names.has(String(operation)))
        this.#operations.remove({ operation, outcome: outcome ?? '' });
    }
  }

  #traceRequests(app: FastifyInstance): void {
    const tracing = this.#tracing;
    if (!tracing) return;
    const spans = new WeakMap<object, Span>();
    app.addHook('onRequest', (request, _reply, done) => {
      const route = routeOf(request.routeOptions.url);
      if (untraced.test(route)) return done();
      const span = tracing.begin(`${request.method} ${route}`, {
        kind: 'server',
        parent: readTraceparent(request.headers['traceparent']),
        attributes: { 'http.request.method': request.method, 'http.route': route },
      });
      spans.set(request, span);
      this.#here.run(span, done);
    });
    // Reading a body loses sight of the request.
    app.addHook('preHandler', (request, _reply, done) => {
      const span = spans.get(request);
      if (span) this.#here.run(span, done);
      else done();
    });
    app.addHook('onResponse', (request, reply, done) => {
      const span = spans.get(request);
      span?.set({ 'http.response.status_code': reply.statusCode });
      span?.end(reply.statusCode >= 500 ? String(reply.statusCode) : undefined);
      done();
    });
  }
}
