import { array, nullable, number, object, optional, safeParse, string, type InferOutput } from 'valibot';

const shape = object({
  id: number(),
  username: string(),
  name: string(),
  avatar: optional(nullable(string())),
  agentId: optional(nullable(number())),
  role: optional(nullable(string())),
  roles: optional(array(string())),
});
/** A member as the API returns them, with the fields that the whole site needs. */
export type MemberRecord = InferOutput<typeof shape>;

/** Storage key of the member's record in this browser. */
export const memberItem = 'auth_member';

/** @returns undefined when the value is not a member */
export function readMember(value: unknown): MemberRecord | undefined {
  const read = safeParse(shape, value);
  return read.success ? read.output : undefined;
}

/** The record of the last signed-in member; undefined without one or without storage. */
export function storedMember(storage: () => Pick<Storage, 'getItem'>): MemberRecord | undefined {
  try {
    return readMember(JSON.parse(storage().getItem(memberItem) ?? 'null'));
  } catch {
    return undefined; // storage is forbidden, or has a value of another script: no record
  }
}

export function storeMember(storage: () => Pick<Storage, 'setItem' | 'removeItem'>, member: MemberRecord | null): void {
  try {
    if (member) storage().setItem(memberItem, JSON.stringify(member));
    else storage().removeItem(memberItem);
  } catch {
    /* forbidden or full: the record lasts as long as the page */
  }
}

export const rolesOf = ({ agentId, role }: MemberRecord): string[] => [
  'member',
  ...(agentId === null || agentId === undefined ? [] : ['agent']),
  ...(role === 'admin' ? ['admin'] : []),
];
