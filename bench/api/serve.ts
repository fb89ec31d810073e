// The API in a process of its own; it also remembers which statements a request ran, and runs them again without the
// API.
import { readSettings, startApi, type Database } from '@verandah/api';
import { CompiledQuery } from 'kysely';
import type { Command, Report } from './messages.ts';
import { together } from '../together.ts';

const tell = (told: Report): void => void process.send?.(told);

/** Statements of the service's own chores, which run whenever they like. */
const chore = /pgboss|job_wanted|push_event|listing_boundary|suggestion_key/;

const recorded = new Map<number, CompiledQuery[]>();
let recording: number | null = null;

function remember(statement: CompiledQuery): void {
  if (recording === null || chore.test(statement.sql)) return;
  recorded.set(recording, [...(recorded.get(recording) ?? []), statement]);
}

/** What begins and ends transactions; of chores and calls alike, so that it is not played back as it came. */
const control = /^(?:begin|start transaction|commit|rollback|(?:release )?savepoint)\b/i;

/** The statements of requests: one request's after the other on one connection, those of a write in a transaction. */
async function replay(database: Database, requests: readonly number[], concurrency: number): Promise<Report> {
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
    kind: 'replayed',
    times,
    milliseconds: performance.now() - start,
    statements: requests.reduce((sum, request) => sum + (recorded.get(request)?.length ?? 0), 0),
  };
}

try {
  const api = await startApi(readSettings(process.env), remember);
  process.on('message', (asked: Command) => {
    if (asked.kind === 'record') {
      recording = asked.request;
      if (recording !== null) recorded.delete(recording);
      tell({ kind: 'recording' });
    } else if (asked.kind === 'replay') {
      void replay(api.service.graphDatabase, asked.requests, asked.concurrency).then(tell, (problem: unknown) =>
        tell({ kind: 'failed', message: String(problem) }),
      );
    } else if (asked.kind === 'cpu') {
      const { user, system } = process.cpuUsage();
      tell({ kind: 'cpu', milliseconds: (user + system) / 1000 });
    } else if (asked.kind === 'heap') {
      for (let round = 0; round < 3; round += 1) globalThis.gc?.();
      const { heapUsed: objects, external: buffers, rss: resident } = process.memoryUsage();
      tell({ kind: 'heap', objects, buffers, resident });
    } else void api.close().then(() => process.exit());
  });
  process.on('disconnect', () => process.exit());
  tell({ kind: 'ready', address: api.address });
} catch (problem) {
  tell({ kind: 'failed', message: problem instanceof Error ? problem.message : String(problem) });
}
