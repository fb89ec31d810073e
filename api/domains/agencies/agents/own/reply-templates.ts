import * as v from 'valibot';
import { inTransaction, type Database } from '../../../../platform/database/public.ts';
import type { Viewer } from '../../../../platform/identity/public.ts';
import { invalidInput, notFound, Refusal } from '../../../../platform/problems/public.ts';
import { throttleCaller } from '../../../../platform/rate-limits/public.ts';
import { checkInput, headlineBetween, paragraphsBetween } from '../../../../platform/text-input.ts';
import { signedInAgent } from '../viewer-agent.ts';
import {
  changeTemplate,
  isNameTaken,
  lockTemplates,
  removeTemplate,
  templatesOf,
  writeTemplate,
  type ReplyTemplate,
} from './reply-template-store.ts';

/** Saved replies of one agent. */
const mostTemplates = 50;
const templateInput = v.strictObject({ name: headlineBetween(1, 60), text: paragraphsBetween(1, 5000) });

/** The calling agent's saved replies, by name. @throws {Refusal} signed-out; forbidden unless the caller is an agent */
export async function ownTemplates(database: Database, viewer: Viewer | null): Promise<ReplyTemplate[]> {
  const { agentId } = await signedInAgent(database, viewer);
  return templatesOf(database, agentId);
}

const nameTaken = () => invalidInput({ field: 'name', message: 'You already have a saved reply with this name.' });

/**
 * Saves a new reply, or changes one.
 * @param id of the one that is changed; null for a new one
 * @throws {Refusal} as `ownTemplates`; not-found for others' replies; invalid; conflict when there are too many;
 * throttled
 */
export async function saveTemplate(
  database: Database,
  viewer: Viewer | null,
  id: number | null,
  input: unknown,
): Promise<ReplyTemplate> {
  const { agentId, memberId } = await signedInAgent(database, viewer);
  const template = checkInput(templateInput, input);
  await throttleCaller(database, 'listing', memberId);
  return inTransaction(database, async (transaction) => {
    await lockTemplates(transaction, agentId);
    if (id !== null) {
      if (await isNameTaken(transaction, agentId, id, template.name)) throw nameTaken();
      const changed = await changeTemplate(transaction, agentId, { id, ...template });
      if (!changed) throw notFound('saved reply');
      return changed;
    }
    if ((await templatesOf(transaction, agentId)).length >= mostTemplates)
      throw new Refusal('conflict', `You can save up to ${mostTemplates} replies. Delete one first.`);
    const written = await writeTemplate(transaction, agentId, template);
    if (!written) throw nameTaken();
    return written;
  });
}

/** @throws {Refusal} as `ownTemplates`; not-found for others' replies */
export async function deleteTemplate(database: Database, viewer: Viewer | null, id: number): Promise<void> {
  const { agentId } = await signedInAgent(database, viewer);
  if (!(await removeTemplate(database, agentId, id))) throw notFound('saved reply');
}
