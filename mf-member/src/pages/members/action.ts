import type { Rest } from '@verandah/areas';
import type { ActionHandler } from '../../features/actions/action.ts';
import { problemsOf } from '../../features/calls/outcome.ts';
import { failureOf } from '../../features/store/failure.ts';
import { writeAction, writeEverybodyOut } from './queries.ts';
import { actionWords, membersAddress } from './words.ts';

const noReason = { message: 'Give a reason: it stays on record, and the member will see it.' };

/**
 * Shows by the password, and a code where there is a second factor, who holds the device; the words of a refusal, or
 * null.
 */
async function prove(rest: Rest, password: string, code: string): Promise<string | null> {
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
 * Actions of an admin on one account, or on everybody's sessions, which require the password of who has not signed
 * in lately.
 */
export const actOnMembers =
  (rest: Rest): ActionHandler =>
  async (graph, _, { do: deed = '', action = '', id = '', username = '', why = '', proof = '', code = '' }) => {
    const said = why.trim();
    if (said.length < 2) return { failure: noReason };
    if (deed === 'everybody') {
      try {
        const refused = proof === '' ? null : await prove(rest, proof, code.trim());
        if (refused !== null) return { failure: { message: 'Nobody was signed out.', reason: refused } };
        const { signEverybodyOut: ended } = await graph.write(writeEverybodyOut, { why: said });
        return {
          location: membersAddress(),
          said: `${ended.toLocaleString('en-AU')} ${ended === 1 ? 'session has' : 'sessions have'} ended. Yours goes on.`,
        };
      } catch (error) {
        return { failure: failureOf('Nobody was signed out.', error) };
      }
    }
    if (action !== 'signOut' && action !== 'suspend' && action !== 'reopen' && action !== 'removeSecondFactor')
      return { failure: { message: 'Choose what to do.' } };
    try {
      await graph.write(writeAction, { memberId: id, action, why: said });
      return { location: membersAddress(username), said: `${username} ${actionWords[action].done}.` };
    } catch (error) {
      return { failure: failureOf('Nothing was changed.', error) };
    }
  };
