import { plural } from '@verandah/market';
import type { Rest } from '@verandah/areas';
import type { ActionHandler } from '../../features/actions/action.ts';
import { problemsOf } from '../../features/calls/outcome.ts';
import { failureOf } from '../../features/store/failure.ts';
import { writeAction, writeEverybodyOut } from './queries.ts';
import { actionWords, membersAddress } from './words.ts';

const noReason = { message: 'Enter a reason. We’ll keep it on record and send it to the member.' };

/**
 * Re-authenticates the admin by password, and by code where there is a second factor. Returns the error message, or
 * null.
 */
async function proveMember(rest: Rest, password: string, code: string): Promise<string | null> {
  const { status, body } = await rest({
    method: 'POST',
    path: '/auth/prove',
    body: { password, ...(code !== '' && { code }) },
  });
  if (status < 300) return null;
  const { password: wrong, form } = problemsOf(body, ['password']);
  return wrong ?? form ?? 'Please try again.';
}

/**
 * Admin actions on one account, or on the sessions of all members. The latter require the admin's password if they have
 * not signed in recently.
 */
export const actOnMembers =
  (rest: Rest): ActionHandler =>
  async (graph, _, { do: form = '', action = '', id = '', username = '', why = '', proof = '', code = '' }) => {
    const reason = why.trim();
    if (reason.length < 2) return { failure: noReason };
    if (form === 'everybody') {
      try {
        const refused = proof === '' ? null : await proveMember(rest, proof, code.trim());
        if (refused !== null) return { failure: { message: 'No one was signed out.', reason: refused } };
        const { signEverybodyOut: ended } = await graph.write(writeEverybodyOut, { why: reason });
        return {
          location: membersAddress(),
          confirmation: `${plural(ended, 'session has', 'sessions have')} ended. You’re still signed in.`,
        };
      } catch (error) {
        return { failure: failureOf('No one was signed out.', error) };
      }
    }
    if (action !== 'signOut' && action !== 'suspend' && action !== 'reopen' && action !== 'removeSecondFactor')
      return { failure: { message: 'Choose an action.' } };
    try {
      await graph.write(writeAction, { memberId: id, action, why: reason });
      return { location: membersAddress(username), confirmation: `${username} ${actionWords[action].done}.` };
    } catch (error) {
      return { failure: failureOf('No changes were made.', error) };
    }
  };
