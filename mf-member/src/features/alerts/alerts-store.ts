import type { Bus, Services } from '@verandah/kit';
import type { Failure } from '../store/failure.ts';
import { Store } from '../store/store.ts';
import { readAlerts, type Alert, type AlertChange, type AlertInput } from './queries.ts';
import { trackAlert } from './track-alert.ts';
import { changeAlert, clearNewListings, createAlert, removeAlert, type Written } from './write-alerts.ts';

export interface AlertsState {
  readonly alerts: readonly Alert[];
  readonly unread: number;
  /** Alerts created by email that are now the member’s and have not been announced. */
  readonly joined: number;
  readonly loading: boolean;
  readonly known: boolean;
  readonly failure: Failure | null;
}

const nothing: AlertsState = { alerts: [], unread: 0, joined: 0, loading: false, known: false, failure: null };

/**
 * The alerts of the signed-in member in this tab; empty for visitors. Publishes the number of unseen homes and the
 * alerts' searches on the bus.
 */
export class AlertsStore {
  readonly state = new Store<AlertsState>(nothing);
  readonly #graph: Services['graph'];
  readonly #bus: Bus;
  #memberId: string | null = null;
  #turn = 0;

  constructor({ graph, bus }: Pick<Services, 'graph' | 'bus'>) {
    this.#graph = graph;
    this.#bus = bus;
  }

  /** Loads the alerts of a member; null empties the list. */
  async load(memberId: string | null): Promise<void> {
    const turn = ++this.#turn;
    if (memberId !== this.#memberId || memberId === null) this.#empty(null);
    this.#memberId = memberId;
    if (memberId === null) return;
    this.state.change({ loading: true });
    try {
      const {
        alerts: { results, unseenListingCount, joinedCount },
      } = await this.#graph.read(readAlerts, {});
      if (turn !== this.#turn) return;
      this.state.change({ joined: joinedCount });
      this.show(results, unseenListingCount);
    } catch (error) {
      if (turn === this.#turn)
        this.state.change({
          loading: false,
          failure: { message: error instanceof Error ? error.message : String(error) },
        });
    }
  }

  /** Shows alerts that a page has loaded. */
  show(alerts: readonly Alert[], unread: number, memberId = this.#memberId): void {
    this.#memberId = memberId;
    this.state.change({ alerts, unread, loading: false, known: true, failure: null });
    this.#bus.publish('alerts', { unseen: unread, searches: alerts.map(({ address }) => address) });
  }

  async create(input: AlertInput, key: string): Promise<Written> {
    const written = await this.#write(createAlert(this.#graph, input, key));
    if (written.done) trackAlert({ bus: this.#bus }, input, written.locationId);
    return written;
  }
  change(input: AlertChange): Promise<Written> {
    return this.#write(
      changeAlert(this.#graph, this.#memberId !== null && this.#bus.last('session')?.signedIn !== false, input),
    );
  }
  remove(id: string): Promise<Written> {
    return this.#write(removeAlert(this.#graph, id));
  }
  clear(id: string): Promise<Written> {
    return this.#write(clearNewListings(this.#graph, id));
  }

  /** Reloads the list after a successful write. After a failure the state holds the failure, and loading ends. */
  async #write(writing: Promise<Written>): Promise<Written> {
    this.state.change({ loading: true, failure: null });
    const written = await writing;
    if (written.done) await this.load(this.#memberId);
    else if (written.emptied) this.#empty(written.failure);
    else this.state.change({ loading: false, failure: written.failure });
    return written;
  }

  #empty(failure: Failure | null): void {
    this.state.change({ ...nothing, failure });
    this.#bus.publish('alerts', { unseen: 0 });
  }
}

const stores = new WeakMap<Bus, AlertsStore>();

/** The store of a visit, shared by pages and fragments. Browser only. */
export function alertsStore(services: Pick<Services, 'graph' | 'bus'>): AlertsStore {
  const store = stores.get(services.bus) ?? new AlertsStore(services);
  stores.set(services.bus, store);
  return store;
}
