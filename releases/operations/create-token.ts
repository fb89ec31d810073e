import { randomBytes } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import { actions, type Action } from '../rights/grant.ts';
import { hashToken, newToken } from '../rights/token.ts';
import { monitorName } from '../health-monitor/candidates.ts';
import type { OperationsContext } from './context.ts';
import { endOf } from './lifetime.ts';
import type { MadeToken, Reason, TokenRequest } from './operations.ts';

/** A new token of an area, or of operations. @throws {Refusal} 'invalid', 'name-taken' */
export async function createToken(
  { client, now }: OperationsContext,
  { name, area, actions: requested, lasts }: TokenRequest,
  { who }: Reason,
): Promise<MadeToken> {
  const unknown = requested.find((action) => !actions.includes(action as Action));
  if (unknown !== undefined)
    throw new Refusal('invalid', `${unknown} is not an action; there are ${actions.join(', ')}.`);
  if (area === null && requested.length > 0)
    throw new Refusal('invalid', 'A token of operations is for everything: name an area, or no actions.');
  if (area !== null && requested.length === 0)
    throw new Refusal('invalid', `What may the token do in ${area}? There are ${actions.join(', ')}.`);
  const token = newToken();
  const made = {
    name: name ?? `${area ?? 'operations'}-${randomBytes(3).toString('hex')}`,
    area,
    actions: area === null ? [...actions] : [...new Set(requested)],
    expiresAt: endOf('token', lasts, now()),
  };
  if (made.name === monitorName)
    throw new Refusal('name-taken', `${monitorName} is the name of the site's own watch. Choose another one.`);
  if (made.name === 'operations')
    throw new Refusal(
      'name-taken',
      "operations is the name of the token in the site's data folder. Choose another one.",
    );
  await client.createToken({ ...made, hash: hashToken(token), who });
  return { ...made, token };
}
