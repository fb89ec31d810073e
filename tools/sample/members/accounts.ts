import { sql } from 'kysely';
import { createMember, memberByEmail } from '@verandah/api';
import { daysBefore, type SampleRun } from '../run.ts';
import { sampleAccounts } from '../sample-accounts.ts';

/** Ids of the accounts, and of the agent that one of them is. */
export interface Accounts {
  readonly member: number;
  readonly memberName: string;
  readonly agent: number;
  readonly admin: number;
  readonly agentId: number;
  /** Made just now, not by an earlier filling. */
  readonly fresh: boolean;
}

/** Days since the accounts were made. */
export const accountDays = 400;
const memberName = 'Alex Hartley';

/** Makes the accounts, or finds those of an earlier filling. */
export async function addAccounts({ database, agents, now }: SampleRun): Promise<Accounts> {
  const known = await memberByEmail(database, sampleAccounts.agent);
  const agent =
    known?.agentId == null
      ? await busiestAgent(database, agents)
      : { id: known.agentId, name: known.name, username: known.username };
  const { password } = sampleAccounts;
  const account = async (email: string, facts: Parameters<typeof createMember>[1]): Promise<number> =>
    (await memberByEmail(database, email))?.id ?? createMember(database, facts);
  const accounts = {
    member: await account(sampleAccounts.member, {
      email: sampleAccounts.member,
      name: memberName,
      username: 'alex-hartley',
      password,
    }),
    memberName,
    agent: await account(sampleAccounts.agent, {
      email: sampleAccounts.agent,
      name: agent.name,
      username: agent.username,
      password,
      agentId: agent.id,
    }),
    agentId: agent.id,
    fresh: known === undefined,
    admin: await account(sampleAccounts.admin, {
      email: sampleAccounts.admin,
      name: 'Morgan Field',
      username: 'morgan-field',
      password,
      role: 'admin',
    }),
  };
  const ids = [accounts.member, accounts.agent, accounts.admin];
  await sql`update member set created_at = ${daysBefore(now, accountDays)}::timestamptz
    where id = any(${ids}::int[]) and created_at > ${daysBefore(now, accountDays)}::timestamptz`.execute(database);
  // So that the member's account can apply for homes of the agent's, and make offers.
  await sql`update office o set takes_applications = true, takes_offers = true from agent a
    where a.id = ${agent.id}::int and o.id = a.office_id`.execute(database);
  return accounts;
}

/** The agent of a run with most listings among those who both sell and let. */
async function busiestAgent(
  database: SampleRun['database'],
  { first, last }: SampleRun['agents'],
): Promise<{ id: number; name: string; username: string }> {
  const {
    rows: [busiest],
  } = await sql<{ id: number; name: string; username: string }>`
    select a.id, a.name, a.username from agent a join listing_agent la on la.agent_id = a.id
      join listing l on l.id = la.listing_id and l.status = 'available'
    where a.id between ${first}::int and ${last}::int and not exists (select from member m where m.agent_id = a.id)
    group by a.id order by count(distinct l.listing_class) desc, count(*) desc, a.id limit 1`.execute(database);
  if (!busiest) throw new Error('A sample without agents has no account for one.');
  return busiest;
}

/** How many of the accounts a database holds. */
export async function countAccounts(database: SampleRun['database']): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from member where lower(email) in (${sampleAccounts.member}, ${sampleAccounts.agent},
      ${sampleAccounts.admin}) and deleted_at is null`.execute(database);
  return rows[0]?.n ?? 0;
}
