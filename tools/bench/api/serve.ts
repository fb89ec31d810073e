// The API in a process of its own. It also records the statements of a request, and runs them again without the API.
import { setTimeout } from 'node:timers/promises';
import { readSettings, startApi, type Database } from '@verandah/api';
import { CompiledQuery } from 'kysely';
import { serve } from '../processes/serve.ts';
import { reportAllChanged } from '../report-all-changed.ts';
import { together } from '../together.ts';
import type { ApiMethods, Replayed } from './api-process.ts';

/** Statements of the API's own background work, which run at any time. */
const chore =
  /pgboss|\bjobs\.|job_wanted|push_event|listing_boundary|suggestion_key|(?:delete from|insert into) page_change/;

const recorded = new Map<number, CompiledQuery[]>();
let recording: number | null = null;

/**
 * The look for changes, which only a cache needs; sent again with its moment of then, it would read everything that has
 * changed since.
 */
const look = /pg_current_snapshot/;

function remember(statement: CompiledQuery): void {
  if (recording === null || chore.test(statement.sql) || look.test(statement.sql)) return;
  recorded.set(recording, [...(recorded.get(recording) ?? []), statement]);
}

/** Transaction control, in background work and calls alike: replayed by starting a transaction, not as recorded. */
const control = /^(?:begin|start transaction|commit|rollback|(?:release )?savepoint)\b/i;

/**
 * Runs the statements of requests: those of one request in sequence on one connection, those of a write in a
 * transaction.
 */
async function replay(database: Database, requests: readonly number[], concurrency: number): Promise<Replayed> {
  const start = performance.now();
  const times = await together(requests, concurrency, async (request) => {
    const statements = recorded.get(request) ?? [];
    if (statements.length === 0) return;
    const own = statements.filter(({ sql }) => !control.test(sql));
    const runAll = async (connection: Database): Promise<void> => {
      for (const statement of own)
        await connection.executeQuery(CompiledQuery.raw(statement.sql, [...statement.parameters]));
    };
    await (own.length < statements.length
      ? database.transaction().execute(runAll)
      : database.connection().execute(runAll));
  });
  return {
    times,
    milliseconds: performance.now() - start,
    statements: requests.reduce((sum, request) => sum + (recorded.get(request)?.length ?? 0), 0),
  };
}

/** Milliseconds between two reports that everything has changed: fewer than a call takes. */
const betweenChanges = 10;
let changing = false;
let reports = 0;

async function keepChanging(database: Database): Promise<void> {
  while (changing) {
    await reportAllChanged(database);
    reports += 1;
    await setTimeout(betweenChanges);
  }
}

await serve<ApiMethods>(async () => {
  const { address, service, close } = await startApi(readSettings(process.env), remember);
  return {
    address,
    close,
    methods: {
      record(request) {
        const statements = recording === null ? 0 : (recorded.get(recording)?.length ?? 0);
        recording = request;
        if (recording !== null) recorded.delete(recording);
        return Promise.resolve(statements);
      },
      replay: (requests, concurrency) => replay(service.graphDatabase, requests, concurrency),
      keepChanging(always) {
        const begins = always && !changing;
        changing = always;
        if (begins) {
          reports = 0;
          void keepChanging(service.database);
        }
        return Promise.resolve(reports);
      },
      cpu() {
        const { user, system } = process.cpuUsage();
        return Promise.resolve((user + system) / 1000);
      },
      heap() {
        for (let round = 0; round < 3; round += 1) globalThis.gc?.();
        const { heapUsed: objects, external: buffers, rss: resident } = process.memoryUsage();
        return Promise.resolve({ objects, buffers, resident });
      },
      async spent(network) {
        const budget = await service.spending.left('graph-cost-network', network);
        return budget === undefined ? 0 : budget.most - budget.left;
      },
    },
  };
});
