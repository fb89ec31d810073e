import type { GraphQLSchema } from 'graphql';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Database } from '../../../platform/database/public.ts';
import { operationProblems, type OperationProblem } from './operation-problems.ts';

/**
 * A release that visitors are served (all, or in a rollout some of them), or that takes over when the live one fails.
 */
export interface Consumer {
  readonly area: string;
  readonly version: string;
  readonly live: boolean;
}
export interface BrokenConsumer extends Consumer {
  readonly problems: readonly OperationProblem[];
}

/** The part of a release's manifest that names its operations. */
const consuming = v.object({ operations: v.array(v.object({ name: v.string(), text: v.string() })) });

/**
 * The releases whose persisted operations this schema would refuse: of all that are live or in rollout, and of the last
 * good ones behind them. Releases without operations are never among them.
 */
export async function brokenConsumers(database: Database, schema: GraphQLSchema): Promise<BrokenConsumer[]> {
  const { rows } = await sql<Consumer & { document: unknown }>`
    select r.area, r.version, r.version = p.version as live, jsonb_build_object('operations',
      coalesce(r.document -> 'operations', '[]')) as document
    from releases.pin p left join releases.rollout o on o.area = p.area
      join releases.release r on r.area = p.area and r.version in (p.version, p.previous, o.version)
    order by r.area, live desc, r.version`.execute(database);
  return rows.flatMap(({ document, ...consumer }) => {
    const read = v.safeParse(consuming, document);
    const problems = read.success
      ? operationProblems(schema, read.output.operations)
      : [{ operation: '', message: "The manifest's operations can't be read." }];
    return problems.length === 0 ? [] : [{ ...consumer, problems }];
  });
}

/** Logs every operation of a live or previous release that this API no longer supports. */
export async function logBrokenConsumers(
  database: Database,
  schema: GraphQLSchema,
  log: Pick<Logger, 'error'>,
): Promise<void> {
  for (const { area, version, live, problems } of await brokenConsumers(database, schema)) {
    for (const { operation, message } of problems) {
      log.error(
        { area, version, live, operation, problem: message },
        'release uses operations unknown to the graph API',
      );
    }
  }
}
