import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/public.ts';

/** A reply that an agent has saved to use again. */
export interface ReplyTemplate {
  readonly id: number;
  readonly name: string;
  /** With placeholders such as {name}. */
  readonly text: string;
}

const columns = sql`id, name, text`;

/** Until the transaction ends no other one writes replies of this agent. */
export async function lockTemplates(transaction: Database, agentId: number): Promise<void> {
  await sql`select from agent where id = ${agentId}::int for update`.execute(transaction);
}

/** By name. */
export async function templatesOf(database: Database, agentId: number): Promise<ReplyTemplate[]> {
  const { rows } = await sql<ReplyTemplate>`select ${columns} from reply_template
      where agent_id = ${agentId}::int order by lower(name), id`.execute(database);
  return rows;
}

/** Undefined when the agent has another one of this name, in any case of letters. */
export async function writeTemplate(
  database: Database,
  agentId: number,
  { name, text }: Omit<ReplyTemplate, 'id'>,
): Promise<ReplyTemplate | undefined> {
  const { rows } = await sql<ReplyTemplate>`
    insert into reply_template (agent_id, name, text) values (${agentId}::int, ${name}, ${text})
    on conflict (agent_id, lower(name)) do nothing returning ${columns}`.execute(database);
  return rows[0];
}

/** Whether another template of the agent has this name, in any case of letters. */
export async function isNameTaken(database: Database, agentId: number, id: number, name: string): Promise<boolean> {
  const { rows } =
    await sql`select from reply_template where agent_id = ${agentId}::int and lower(name) = lower(${name})
      and id <> ${id}::int`.execute(database);
  return rows.length > 0;
}

/** Undefined for a template of another agent. */
export async function changeTemplate(
  database: Database,
  agentId: number,
  { id, name, text }: ReplyTemplate,
): Promise<ReplyTemplate | undefined> {
  const { rows } = await sql<ReplyTemplate>`
    update reply_template set name = ${name}, text = ${text}, changed_at = now()
    where id = ${id}::int and agent_id = ${agentId}::int returning ${columns}`.execute(database);
  return rows[0];
}

/** False for a template of another agent. */
export async function removeTemplate(database: Database, agentId: number, id: number): Promise<boolean> {
  const { rows } =
    await sql`delete from reply_template where id = ${id}::int and agent_id = ${agentId}::int returning id`.execute(
      database,
    );
  return rows.length > 0;
}
