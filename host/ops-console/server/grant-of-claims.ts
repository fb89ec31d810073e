import type { Grant } from '@verandah/releases';
import type { OpsProvider } from '../settings.ts';

type Claims = Readonly<Record<string, unknown>>;
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 100) : undefined;
const listOf = (value: unknown): readonly string[] =>
  [value].flat().filter((each): each is string => typeof each === 'string');

/** The rights of a person whom the provider identified, by their groups; a message when they have none. */
export function grantOfClaims(
  claims: Claims,
  { claim, rights }: Pick<OpsProvider, 'claim' | 'rights'>,
): Grant | string {
  const email = claims['email_verified'] === false ? undefined : textOf(claims['email']);
  const name = email ?? textOf(claims['preferred_username']) ?? textOf(claims['sub']) ?? 'somebody';
  // A group's name may be that of an inherited property.
  const own = listOf(claims[claim]).flatMap((group) => (Object.hasOwn(rights, group) ? (rights[group] ?? []) : []));
  const whole = own.find(({ area }) => area === null);
  const [first, ...more] = whole ? [whole] : own;
  if (!first)
    return `You are signed in as ${name}, but none of your groups may work here. The administrator of your account can add you to one.`;
  return { name, ...first, person: true, ...(more.length > 0 && { more }) };
}
