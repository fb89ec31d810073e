import { signedInAgent, type OwnAgent } from '../agencies/public.ts';
import { surelySignedIn } from '../members/public.ts';
import type { ProposalContext } from './context.ts';

/**
 * The calling agent with their office: every agent of it may read and decide.
 * @throws {Refusal} signed-out; forbidden unless the caller is an agent
 */
export async function officeOfCaller({ database, viewer }: ProposalContext): Promise<OwnAgent> {
  await surelySignedIn(database, viewer);
  return signedInAgent(database, viewer);
}
