import type { Graph } from '@verandah/graph';
import type { ActionOutcome } from '../../features/actions/action.ts';
import type { AlertsStore } from '../../features/alerts/alerts-store.ts';
import { addressOf, nameAfter, searchAt, searchWith } from '../../features/alerts/changed-search.ts';
import { alertMessages } from '../../features/alerts/messages.ts';
import { searchOf } from '../../features/alerts/search-of.ts';
import { changeAlert } from '../../features/alerts/write-alerts.ts';
import { outcomeOf } from './action.ts';

/** Changes the search of an alert. The new search is the address in the form, with the filters of its fields. */
export async function changeSearch(
  graph: Graph,
  signedIn: boolean,
  store: AlertsStore | undefined,
  fields: Readonly<Record<string, string>>,
): Promise<ActionOutcome> {
  const { id = '', name = '', address = '' } = fields;
  const before = searchAt(address);
  const after = before && searchWith(before, fields);
  const searchParams = after && searchOf(addressOf(after) ?? '');
  if (!searchParams)
    return {
      failure: {
        message: alertMessages.update,
        reason: 'We can’t open this alert’s search. Start a new search and select “Create alert”.',
      },
    };
  const next = nameAfter(name, before, after);
  const change = { id, searchParams, ...(next !== name && { name: next }) };
  return outcomeOf(await (store?.change(change) ?? changeAlert(graph, signedIn, change)), 'Search updated.');
}
