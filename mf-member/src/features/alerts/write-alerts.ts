import type { Graph } from '@verandah/graph';
import { lost, refusedAs, type Failure } from '../store/failure.ts';
import { alertMessages } from './messages.ts';
import { addAlert, clearAlert, deleteAlert, updateAlert, type AlertChange, type AlertInput } from './queries.ts';

/** What became of a write; `emptied`: nobody is signed in as far as the service knows, and the list goes. */
export type Written =
  | { readonly done: true }
  | {
      readonly done: false;
      readonly failure: Failure;
      readonly emptied: boolean;
      /** Of the API's refusal; empty for an unknown outcome. */ readonly code: string;
    };

const done: Written = { done: true };

function failed(message: string, error: unknown, signedOut = message): Written {
  const code = refusedAs(error);
  if (code === 'SIGNED_OUT')
    return { done: false, failure: { message: signedOut }, emptied: signedOut !== message, code };
  // Of a network error its own message is shown.
  if (lost(error) && error instanceof Error)
    return { done: false, failure: { message: error.message }, emptied: false, code };
  return {
    done: false,
    failure: { message, ...(code !== '' && error instanceof Error && { reason: error.message }) },
    emptied: false,
    code,
  };
}

/** A create that answers no alert has failed, whatever else it says. */
export async function createAlert(graph: Graph, input: AlertInput, key: string): Promise<Written> {
  try {
    const { addAlert: made } = await graph.write(addAlert, { input, key });
    return made ? done : failed(alertMessages.create, null);
  } catch (error) {
    return failed(alertMessages.create, error, alertMessages.unable);
  }
}

/** @param signedIn there is a user, and the session's cookie: checked before anything is sent */
export async function changeAlert(graph: Graph, signedIn: boolean, input: AlertChange): Promise<Written> {
  if (!signedIn) return { done: false, failure: { message: alertMessages.login }, emptied: true, code: 'SIGNED_OUT' };
  try {
    const { updateAlert: changed } = await graph.write(updateAlert, { input });
    return changed ? done : failed(alertMessages.update, null);
  } catch (error) {
    return failed(alertMessages.update, error, alertMessages.login);
  }
}

/** Sent as it is: the service decides. */
export async function removeAlert(graph: Graph, alertId: string): Promise<Written> {
  try {
    await graph.write(deleteAlert, { alertId });
    return done;
  } catch (error) {
    return failed(alertMessages.remove, error);
  }
}

/** Its new homes count as seen. Sent as it is: the service decides. */
export async function clearNewListings(graph: Graph, alertId: string): Promise<Written> {
  try {
    await graph.write(clearAlert, { alertId });
    return done;
  } catch (error) {
    return failed(alertMessages.clear, error);
  }
}
