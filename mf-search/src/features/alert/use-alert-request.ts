import { useHydrated } from '@verandah/design';
import { useBusValue, useServices } from '@verandah/kit';
import { emailAlertAddress, emailAlertPath, type ListingSearch } from '@verandah/market';
import type { MouseEvent } from 'react';
import { addressOf } from '../filters/filter-address.ts';

/** Maximum length of an alert's name, in characters. */
const longestName = 100;
/** Page of the member's alerts. */
export const alertsPath = '/alerts';

export interface AlertRequest {
  readonly ready: boolean;
  /** Whether the member has an alert for this search. */
  readonly isOn: boolean;
  /** Page with the form, for visitors without script; undefined while no live release has it. */
  readonly href: string | undefined;
  /** Requests an alert, in one press. With a key held, a link opens the form's page elsewhere instead. */
  ask(event: MouseEvent): void;
}

/** How a search is made into an alert; null while no live release offers alerts. */
export function useAlertRequest(search: ListingSearch, title: string): AlertRequest | null {
  const { bus, isLive } = useServices();
  const ready = useHydrated();
  const searches = useBusValue('alerts')?.searches;
  if (!isLive(alertsPath)) return null;
  // An alert has the same address whatever the visitor's flags: by it the member area knows the alerts that exist.
  const address = addressOf({ ...search, page: 1 }, {});
  return {
    ready,
    isOn: ready && searches?.includes(address) === true,
    href: isLive(emailAlertPath) ? emailAlertAddress(address) : undefined,
    ask: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      bus.publish('alert-asked', { search: address, name: title.slice(0, longestName), position: 'results' });
    },
  };
}
