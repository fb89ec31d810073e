import type { Graph } from '@verandah/graph';
import { isLost, refusedAs, type Failure } from '../store/failure.ts';
import { alertMessages } from './messages.ts';
import { addAlert, clearAlert, deleteAlert, updateAlert, type AlertChange, type AlertInput } from './queries.ts';

/** Outcome of a write. `emptied`: the API reports that nobody is signed in, so the list must be emptied. */
export type Written =
  /** `locationId`: the first suburb of a new alert. */
  | { readonly done: true; readonly locationId?: string }
  | {
      readonly done: false;
      readonly failure: Failure;
      readonly emptied: boolean;
      /** Code of the API's rejection; '' for an unknown outcome. */ readonly code: string;
    };

const done: Written = { done: true };

function failedWrite(message: string, error: unknown, signedOut = message): Written {
  const code = refusedAs(error);
  if (code === 'SIGNED_OUT')
    return { done: false, failure: { message: signedOut }, emptied: signedOut !== message, code };
  // Network errors show their own message.
  if (isLost(error) && error instanceof Error)
    return { done: false, failure: { message: error.message }, emptied: false, code };
  return {
    done: false,
    failure: { message, ...(code !== '' && error instanceof Error && { reason: error.message }) },
    emptied: false,
    code,
  };
}

/** Creates an alert. A response without an alert is a failure. */
export async function createAlert(graph: Graph, input: AlertInput, key: string): Promise<Written> {
  try {
    const { addAlert: made } = await graph.write(addAlert, { input, key });
    if (!made) return failedWrite(alertMessages.create, null);
    const [locationId] = made.filter.locationIds;
    return locationId === undefined ? done : { done: true, locationId };
  } catch (error) {
    return failedWrite(alertMessages.create, error, alertMessages.unable);
  }
}

/** @param signedIn whether a member is signed in with a session cookie; checked before sending */
export async function changeAlert(graph: Graph, signedIn: boolean, input: AlertChange): Promise<Written> {
  if (!signedIn) return { done: false, failure: { message: alertMessages.login }, emptied: true, code: 'SIGNED_OUT' };
  try {
    const { updateAlert: changed } = await graph.write(updateAlert, { input });
    return changed ? done : failedWrite(alertMessages.update, null);
  } catch (error) {
    return failedWrite(alertMessages.update, error, alertMessages.login);
  }
}

/** Sent without a check: the API decides. */
export async function removeAlert(graph: Graph, alertId: string): Promise<Written> {
  try {
    await graph.write(deleteAlert, { alertId });
    return done;
  } catch (error) {
    return failedWrite(alertMessages.remove, error);
  }
}

/** Marks an alert's new homes as seen. Sent without a check: the API decides. */
export async function clearNewListings(graph: Graph, alertId: string): Promise<Written> {
  try {
    await graph.write(clearAlert, { alertId });
    return done;
  } catch (error) {
    return failedWrite(alertMessages.clear, error);
  }
}
