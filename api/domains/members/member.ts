import type { Preferences } from './preferences.ts';

/** A member in the API. */
export interface Member {
  readonly id: number;
  /** Lower case; part of addresses. */
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** Root-relative address of a square picture. */
  readonly avatar: string | null;
  readonly bio: string;
  readonly role: 'member' | 'admin';
  /** The agent that this member is. */
  readonly agentId: number | null;
  /** Whether they can sign in without a provider. */
  readonly hasPassword: boolean;
  /** Whether signing in with the password requires a code, too. */
  readonly secondFactor: boolean;
  readonly preferences: Preferences;
  readonly createdAt: Date;
  /** Time of the suspension by an admin. */
  readonly suspendedAt: Date | null;
}

/** Name shown for former members. */
export const formerName = 'Former member';

/** Root-relative address of an avatar by its key in the media store. */
export const avatarAddress = (key: string | null): string | null =>
  key === null ? null : `/media/avatars/${key}.webp`;

/** Path of a member, as in the `location` header of sign-in calls. */
export const memberPath = (username: string): string => `/member/${username}`;
