import type { PageRequest } from '@verandah/areas';
import type { ActionHandler, ActionOutcome } from '../../features/actions/action.ts';
import type { AlertsStore } from '../../features/alerts/alerts-store.ts';
import { changeAlert, clearNewListings, removeAlert, type Written } from '../../features/alerts/write-alerts.ts';
import { restOf } from '@verandah/areas';
import { digests } from './digests.ts';

export const alertsAddress = '/alerts';

interface Through {
  readonly rest?: PageRequest['rest'] | undefined;
  /** In the browser: the store that all pages share. */ readonly store?: AlertsStore;
}

/** Performs the actions of the alerts page. */
export const actOnAlerts =
  ({ rest, store }: Through): ActionHandler =>
  async (graph, { signedIn, memberId }, fields): Promise<ActionOutcome> => {
    const { do: action, id = '' } = fields;
    if (action === 'digest') return setDigest(rest, memberId ?? '', fields['alertDigest'] ?? '');
    if (action === 'search') return (await import('./change-search.ts')).changeSearch(graph, signedIn, store, fields);
    if (action === 'emails') return setEmails(graph, signedIn, store, fields);
    const name = (fields['name'] ?? '').trim();
    if (action === 'rename' && name === '') return { failure: { message: 'Enter a name for the alert.' } };
    const written = await (action === 'remove'
      ? (store?.remove(id) ?? removeAlert(graph, id))
      : action === 'clear'
        ? (store?.clear(id) ?? clearNewListings(graph, id))
        : (store?.change({ id, name }) ?? changeAlert(graph, signedIn, { id, name })));
    return outcomeOf(
      written,
      action === 'remove' ? 'Alert deleted.' : action === 'clear' ? 'New homes cleared.' : 'Alert renamed.',
    );
  };

/** How often the homes of an alert that was created by email are emailed. */
async function setEmails(
  graph: Parameters<ActionHandler>[0],
  signedIn: boolean,
  store: AlertsStore | undefined,
  { id = '', emailFrequency: chosen = '' }: Readonly<Record<string, string>>,
): Promise<ActionOutcome> {
  const emailFrequency = digests.find(({ value }) => value === chosen)?.value;
  if (!emailFrequency) return { failure: { message: 'Choose how often to be emailed.' } };
  const change = { id, emailFrequency };
  return outcomeOf(await (store?.change(change) ?? changeAlert(graph, signedIn, change)), 'Alert saved.');
}

/** Outcome of the form after a write. */
export const outcomeOf = (written: Written, confirmation: string): ActionOutcome =>
  written.done ? { location: alertsAddress, confirmation } : { failure: written.failure };

async function setDigest(rest: Through['rest'], memberId: string, alertDigest: string): Promise<ActionOutcome> {
  try {
    const { status } = await restOf(rest ? { rest } : {})({
      method: 'PATCH',
      path: `/rest/member/${memberId}/settings`,
      body: { preferences: { alertDigest } },
    });
    if (status < 300) return { location: alertsAddress, confirmation: 'Saved.' };
  } catch {
    /* No response: the failure is returned below. */
  }
  return { failure: { message: 'We couldn’t change how often you hear from us. Please try again.' } };
}
