import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';

export interface AgentView {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly title: string | null;
  readonly phone: string | null;
  /** Root-relative address of a square picture. */
  readonly portrait: string | null;
}
export interface OfficeView {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly phone: string | null;
  readonly brandColour: string | null;
}

export async function officesById(database: Database, ids: readonly number[]): Promise<OfficeView[]> {
  const { rows } = await sql<OfficeView>`
    select id, slug, name, phone, brand_colour as "brandColour" from office where id = any(${[...ids]}::int[])`.execute(
    database,
  );
  return rows;
}
