import type { Database } from '../../platform/database/public.ts';
import { Refusal } from '../../platform/problems/public.ts';
import { memberById, type Member } from '../members/public.ts';

/** The member, whose email address is confirmed: the office replies to it. @throws {Refusal} conflict */
export async function confirmedMember(database: Database, memberId: number): Promise<Member> {
  const member = await memberById(database, memberId);
  if (member?.emailVerified !== true)
    throw new Refusal('conflict', 'Confirm your email address first: the office replies to it.');
  return member;
}
