import * as v from 'valibot';
import type { Database } from '../../platform/database/public.ts';
import { notFound } from '../../platform/problems/public.ts';
import type { Member } from './member.ts';
import { memberById, memberByUsername } from './store.ts';
import type { Viewer } from '../../platform/identity/public.ts';

/** A member by number or username: the last path segment of a `location` header, or the `session` cookie. */
export const memberId = v.pipe(
  v.string(),
  v.regex(/^(?:\d{1,9}|(?=.*[A-Za-z-])[A-Za-z0-9-]{1,60})$/, 'must be the number or the username of a member'),
);

/**
 * Members can look up only themselves by number; otherwise counting up would enumerate all names.
 * @throws {Refusal} not-found, also for a member whom others cannot see
 */
export async function memberByIdOrName(database: Database, named: string, viewer: Viewer | null): Promise<Member> {
  if (/^\d+$/.test(named) && viewer?.memberId !== Number(named) && viewer?.role !== 'admin') throw notFound('member');
  const member = /^\d+$/.test(named)
    ? await memberById(database, Number(named))
    : await memberByUsername(database, named);
  // Members without a verified address are invisible to others; otherwise sign-up would reveal which addresses are
  // taken.
  if (!member || (!member.emailVerified && viewer?.memberId !== member.id && viewer?.role !== 'admin'))
    throw notFound('member');
  return member;
}
