import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import { PgBoss, type JobResult } from 'pg-boss';
import type { Logger } from 'pino';
import { Channels, type Following } from '../channels/public.ts';
import { locks, type Database } from '../database/public.ts';
import { bossDatabase } from './boss-database.ts';
import { sendJob, type SendOptions } from './send-job.ts';

/**
 * Runs a job. Must be idempotent: it is called again after a failure, or if the process died before recording
 * completion.
 */
export type JobHandler = (data: unknown, signal: AbortSignal) => Promise<void>;

export interface JobOptions {
  /** Maximum retries of a failing job, with a backoff from half a minute to an hour. */
  readonly retries?: number;
  /** Schedule: a cron expression in Melbourne's time zone. */
  readonly cron?: string;
  /** How many run at the same time in a process; 1 if absent. For jobs that wait for others' servers. */
  readonly atOnce?: number;
}

interface Definition {
  readonly handler: JobHandler;
  readonly options: JobOptions;
}
interface FetchedJob {
  readonly id: string;
  readonly data: unknown;
  readonly signal: AbortSignal;
}
interface Wanted {
  readonly id: bigint;
  readonly name: string;
  readonly key: string | null;
  readonly data: object;
  readonly start_after: Date | null;
}

const schema = 'jobs';
/** Seconds without a heartbeat after which another process takes over a job. */
const heartbeatSeconds = 30;
/** Seconds between two supervisions, while jobs run and while none does. */
const superviseEvery = { busy: 20, idle: 60 } as const;
/** Milliseconds between two looks for work at most; at the next job that is deferred, or tried again, there is one. */
const pace = { listening: 30_000, polling: 500 } as const;
/** A worker is woken when it has work. By itself it looks rarely. */
const workerPollSeconds = 300;
/** The queue in which pg-boss puts what its schedules want done. */
const scheduled = '__pgboss__send-it';
const batch = 20;
/** Jobs of the outbox that one transaction moves. */
const mostMoved = 500;

interface JobsOptions {
  readonly database: Database;
  readonly log: Logger;
  /** Notify of new jobs; absent: polled. */
  readonly channels?: Pick<Channels, 'follow'>;
  /** Whether it may create its schema; false if the database's owner has created it. Default true. */
  readonly createSchema?: boolean;
  /** Called after every attempt of a job. */
  readonly onTry?: (name: string, failed: boolean, milliseconds: number) => void;
}

/** Numbers of jobs of a kind: ready; deferred or to be retried; running; failed permanently within the last day. */
export interface JobCounts {
  readonly name: string;
  readonly ready: number;
  readonly deferred: number;
  readonly active: number;
  readonly failed: number;
}

/**
 * Background jobs in the database: they survive a kill, run in one process at a time, and are retried after failures.
 * Call `define` for every kind, then `start`.
 */
export class Jobs {
  readonly #database: Database;
  readonly #log: Logger;
  readonly #boss: PgBoss;
  readonly #channels: Pick<Channels, 'follow'>;
  readonly #onTry: JobsOptions['onTry'];
  readonly #definitions = new Map<string, Definition>();
  #prepared: Promise<void> | undefined;
  #following: Following | undefined;
  #supervising: NodeJS.Timeout | undefined;
  #supervision: Promise<unknown> = Promise.resolve();
  #supervisedAt = performance.now();
  /** Milliseconds until the next look, unless there is a notification before. */
  #untilDue: number = pace.listening;
  /** Whether there was work since the last supervision. */
  #isBusy = true;

  constructor({ database, log, channels = new Channels({ database, log }), createSchema = true, onTry }: JobsOptions) {
    this.#database = database;
    this.#channels = channels;
    this.#onTry = onTry;
    this.#log = log;
    this.#boss = new PgBoss({
      db: bossDatabase(database),
      schema,
      createSchema,
      reindex: true,
      monitorVacuum: true,
      // By `#superviseWhenDue`.
      supervise: false,
      monitorIntervalSeconds: superviseEvery.busy,
      cronWorkerIntervalSeconds: 45,
    });
    this.#boss.on('error', (error) => log.error({ err: error }, 'job queue error'));
    this.#boss.on('warning', ({ message, data }) => log.warn({ data }, message));
  }

  /** Names the handler of a kind of job; before `start`. */
  define(name: string, handler: JobHandler, options: JobOptions = {}): void {
    if (this.#definitions.has(name)) throw new Error(`The job ${name} is defined twice.`);
    this.#definitions.set(name, { handler, options });
  }

  /** Enqueues a job when the caller's transaction commits; the same as `sendJob`. */
  send(database: Database, name: string, data: object, options: SendOptions = {}): Promise<void> {
    return sendJob(database, name, data, options);
  }

  /** Works from now on, until `stop`. */
  async start(): Promise<void> {
    await this.#prepare();
    for (const [name, { options }] of this.#definitions) {
      if (options.cron === undefined) await this.#boss.unschedule(name);
      else await this.#boss.schedule(name, options.cron, {}, { tz: 'Australia/Melbourne' });
      await this.#boss.work<object, void, { batchSize: number; perJobResults: true }>(
        name,
        {
          batchSize: batch,
          burstWhenBatchFull: true,
          pollingIntervalSeconds: workerPollSeconds,
          perJobResults: true,
        } as {
          batchSize: number;
          perJobResults: true;
        },
        (jobs) => this.#runAll(name, jobs),
      );
    }
    const untilDue = (): number => this.#untilDue;
    this.#following = this.#channels.follow(
      'jobs',
      () =>
        this.#findWork().catch((error: unknown) =>
          this.#log.error({ err: error }, 'jobs could not be queued; they are stored and will be queued later'),
        ),
      {
        get listening() {
          return untilDue();
        },
        polling: pace.polling,
      },
    );
    this.#following.look();
    this.#supervising = setInterval(() => {
      this.#supervision = this.#supervision
        .then(() => this.#superviseWhenDue())
        .catch((error: unknown) => this.#log.error({ err: error }, 'job queue error'));
    }, superviseEvery.busy * 1000).unref();
  }

  /** Waits for running jobs; others run in other processes, or after the next start. */
  async stop(): Promise<void> {
    clearInterval(this.#supervising);
    await this.#following?.end();
    await this.#supervision;
    if (this.#prepared === undefined) return;
    await this.#prepared.catch(() => undefined); // whoever queued a job has the error
    await this.#boss.stop({ graceful: true, timeout: 8_000 });
  }

  /**
   * Runs all due jobs and the jobs that they queue, and returns the number of attempts.
   * For tests and commands; a service that has started does it by itself.
   */
  async drain(): Promise<number> {
    await this.#prepare();
    let tried = 0;
    for (let found = true; found;) {
      found = (await this.#takeOver()) > 0;
      for (const name of this.#definitions.keys()) {
        const jobs = await this.#boss.fetch<object>(name, { batchSize: batch });
        if (jobs.length === 0) continue;
        found = true;
        tried += jobs.length;
        for (const result of await this.#runAll(name, jobs)) {
          if (result.status === 'completed') await this.#boss.complete(name, result.id);
          else await this.#boss.fail(name, result.id, result.output as object);
        }
      }
    }
    return tried;
  }

  /**
   * How many jobs of each kind there are, as counted within the last minute or so; none are known before the first are
   * done here.
   */
  async counts(): Promise<JobCounts[]> {
    if (this.#prepared === undefined) return [];
    await this.#prepared;
    const queues = await this.#boss.getQueues([...this.#definitions.keys()]);
    return queues.map(({ name, readyCount, deferredCount, activeCount, failedCount }) => ({
      name,
      ready: readyCount,
      deferred: deferredCount,
      active: activeCount,
      failed: failedCount,
    }));
  }

  /** Reassigns jobs of dead processes immediately, instead of within a minute. */
  async supervise(): Promise<void> {
    await this.#prepare();
    await this.#boss.supervise();
  }

  /**
   * Starts the queue, which makes its tables unless they are there. Processes do so one after the other: pg-boss looks
   * whether they are there before it takes a lock of its own.
   */
  async #install(): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(locks.jobs)})`.execute(transaction);
      await this.#boss.start();
    });
  }

  #prepare(): Promise<void> {
    this.#prepared ??= (async () => {
      await this.#install();
      for (const [
        name,
        {
          options: { retries = 8 },
        },
      ] of this.#definitions) {
        // 'short': one waiting job per key, besides running ones.
        const options = {
          retryLimit: retries,
          retryDelay: 30,
          retryBackoff: true,
          retryDelayMax: 3600,
          heartbeatSeconds,
          deleteAfterSeconds: 86_400,
        };
        await this.#boss.createQueue(name, { policy: 'short', ...options });
        await this.#boss.updateQueue(name, options);
      }
    })();
    return this.#prepared;
  }

  /** Moves jobs of committed transactions to the queue, and wakes the workers that have jobs to do. */
  async #findWork(): Promise<void> {
    let found = await this.#look();
    if (found.wanted) {
      while ((await this.#takeOver()) === mostMoved);
      found = await this.#look();
    }
    this.#untilDue = Math.min(pace.listening, found.untilDue ?? Infinity);
    this.#wake(found.due);
  }

  /** Whether there are jobs of committed transactions, which kinds are due, and when the next deferred one is. */
  async #look(): Promise<{ wanted: boolean; due: readonly string[]; untilDue: number | null }> {
    const names = [...this.#definitions.keys()];
    const {
      rows: [found],
    } = await sql<{ wanted: boolean; due: string[]; until_due: number | null }>`
      with waiting as (
        select name, start_after from jobs.job
        where name = any(${[...names, scheduled]}::text[]) and state < 'active'
      )
      select exists (select from job_wanted where name = any(${names}::text[])) as wanted,
        array(select distinct name from waiting where start_after <= now()) as due,
        (select extract(epoch from min(start_after) - now())::float8 * 1000 from waiting where start_after > now())
          as until_due`.execute(this.#database);
    return { wanted: found?.wanted ?? false, due: found?.due ?? [], untilDue: found?.until_due ?? null };
  }

  #wake(names: Iterable<string>): void {
    const woken = new Set(names);
    if (woken.size === 0) return;
    this.#isBusy = true;
    for (const { id, name } of this.#boss.getWipData({ includeInternal: true }))
      if (woken.has(name)) this.#boss.notifyWorker(id);
  }

  /** Has jobs of dead processes run elsewhere, counts jobs, and deletes old ones. */
  async #superviseWhenDue(): Promise<void> {
    const now = performance.now();
    // One that was due a moment ago is not put off.
    const isDue = now - this.#supervisedAt > (superviseEvery.idle - superviseEvery.busy / 2) * 1000;
    if (!this.#isBusy && !isDue) return;
    this.#supervisedAt = now;
    this.#isBusy = false;
    await this.#boss.supervise();
  }

  /** Moves jobs of committed transactions to the queue, in one transaction, so that none is lost or duplicated. */
  async #takeOver(): Promise<number> {
    const taken = await this.#database.transaction().execute(async (transaction) => {
      const { rows } = await sql<Wanted>`
        delete from job_wanted where id in (
          select id from job_wanted where name = any(${[...this.#definitions.keys()]}::text[]) order by id
            limit ${mostMoved} for update skip locked
        ) returning id, name, key, data, start_after`.execute(transaction);
      for (const [name, jobs] of Map.groupBy(
        rows.toSorted((a, b) => Number(a.id - b.id)),
        (row) => row.name,
      )) {
        await this.#boss.insert(
          name,
          jobs.map(({ key, data, start_after: startAfter }) => ({
            data,
            singletonKey: key ?? randomUUID(),
            ...(startAfter === null ? {} : { startAfter: startAfter.toISOString() }),
          })),
          { db: bossDatabase(transaction) },
        );
      }
      return rows;
    });
    this.#wake(taken.map(({ name }) => name));
    return taken.length;
  }

  /**
   * One after the other, or as many at a time as their kind may; those that fail are reported by themselves, and tried
   * again alone.
   */
  #runAll(name: string, jobs: readonly FetchedJob[]): Promise<JobResult[]> {
    const definition = this.#definitions.get(name) as Definition;
    const limit = pLimit(definition.options.atOnce ?? 1);
    return Promise.all(jobs.map((job) => limit(() => this.#run(name, definition.handler, job))));
  }

  async #run(name: string, handler: JobHandler, { id, data, signal }: FetchedJob): Promise<JobResult> {
    const started = performance.now();
    this.#isBusy = true;
    try {
      if (signal?.aborted) throw new Error('The process stops.');
      await handler(data, signal);
      this.#onTry?.(name, false, performance.now() - started);
      return { id, status: 'completed' };
    } catch (error) {
      this.#log.error({ err: error, job: name, id }, 'job failed, will retry');
      this.#onTry?.(name, true, performance.now() - started);
      return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } };
    }
  }
}
