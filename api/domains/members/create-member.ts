import type { Database } from '../../platform/database/public.ts';
import { hashPassword } from './password.ts';
import { insertMember } from './store.ts';
import { usernameFor } from './username.ts';

export interface CreateMember {
  readonly username?: string;
  readonly name: string;
  readonly email: string;
  readonly password?: string;
  readonly verified?: boolean;
  readonly role?: 'member' | 'admin';
  readonly agentId?: number | null;
}

/**
 * Creates a member without a mail or password policy, for samples, commands and tests.
 * @returns their id
 * @throws {Error} when the username or the email address is taken
 */
export async function createMember(
  database: Database,
  { username, name, email, password, verified = true, role = 'member', agentId = null }: CreateMember,
): Promise<number> {
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const member = await insertMember(database, {
    username: username ?? usernameFor(name),
    name,
    email,
    passwordHash,
    verified,
    role,
    agentId,
  });
  if (!member) throw new Error(`There is a member ${username ?? name} or with the address ${email} already.`);
  return member.id;
}
