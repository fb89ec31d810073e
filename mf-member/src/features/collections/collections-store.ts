import type { Bus, Services } from '@verandah/kit';
import { failureOf, type Failure } from '../store/failure.ts';
import { Store } from '../store/store.ts';
import { collectionMessages } from './messages.ts';
import { addCollections, putListing, readSavedCollections, type SavedCollection } from './queries.ts';

/** The owner of the collections. */
export interface CollectionsSync {
  readonly memberId: string;
  readonly username: string;
}

export interface CollectionsState {
  readonly collections: readonly SavedCollection[];
  readonly loading: boolean;
  /** Whether the list has been loaded at least once. */
  readonly known: boolean;
  readonly failure: Failure | null;
}

const nothing: CollectionsState = { collections: [], loading: false, known: false, failure: null };

/** The collections of the signed-in member in this tab; empty for visitors. Publishes the saved listings on the bus. */
export class CollectionsStore {
  readonly state = new Store<CollectionsState>(nothing);
  readonly #graph: Services['graph'];
  readonly #bus: Bus;
  #owner: CollectionsSync | null = null;
  #turn = 0;
  /** Writes run one after the other, so that the last press wins. */
  #writing: Promise<unknown> = Promise.resolve();

  constructor({ graph, bus }: Pick<Services, 'graph' | 'bus'>) {
    this.#graph = graph;
    this.#bus = bus;
  }

  get keeper(): CollectionsSync | null {
    return this.#owner;
  }

  /** Loads the collections of a member; null empties the list. */
  async load(owner: CollectionsSync | null): Promise<void> {
    const turn = ++this.#turn;
    if (owner?.memberId !== this.#owner?.memberId) this.state.change(nothing);
    this.#owner = owner;
    if (!owner) return this.#show([], { known: false });
    this.state.change({ loading: true });
    try {
      const { collections } = await this.#graph.read(readSavedCollections, { username: owner.username });
      if (turn === this.#turn) this.#show(collections, { known: true, loading: false, failure: null });
    } catch (error) {
      if (turn === this.#turn)
        this.state.change({
          loading: false,
          failure: { message: error instanceof Error ? error.message : String(error) },
        });
    }
  }

  reload(): Promise<void> {
    return this.load(this.#owner);
  }

  /** Adds a listing to a collection or removes it. The change shows at once, and is reverted if it fails. */
  async toggle(listingId: string, collectionId: string): Promise<boolean> {
    const owner = this.#owner;
    const before = this.state.value.collections.find(({ id }) => id === collectionId);
    if (!owner || !before) return false;
    const inside = holds(before, listingId);
    const set = (to: boolean): void =>
      this.#show(
        this.state.value.collections.map((one) =>
          one.id !== collectionId
            ? one
            : {
                ...one,
                listings: [
                  ...one.listings.filter((each) => each.listingId !== listingId),
                  ...(to ? [{ listingId, memberIdWhoAdded: owner.memberId }] : []),
                ],
              },
        ),
        {},
      );
    this.state.change({ failure: null });
    set(!inside);
    const ids = [collectionId];
    return this.#write(
      async () => {
        await this.#graph.write(putListing, {
          username: owner.username,
          listingId,
          add: inside ? [] : ids,
          remove: inside ? ids : [],
        });
      },
      collectionMessages.update,
      () => set(inside),
    );
  }

  /** Creates a collection with a listing in it. An existing collection of that name gets the listing instead. */
  add(name: string, listingId: string): Promise<boolean> {
    const owner = this.#owner;
    if (!owner) return Promise.resolve(false);
    this.state.change({ failure: null });
    return this.#write(
      async () => {
        const { addCollections: made } = await this.#graph.write(addCollections, {
          username: owner.username,
          items: [{ name, listingIds: [listingId] }],
        });
        this.#show(
          [...made, ...this.state.value.collections.filter(({ id }) => !made.some((one) => one.id === id))],
          {},
        );
      },
      collectionMessages.add,
      () => undefined,
    );
  }

  #write(write: () => Promise<void>, message: string, back: () => void): Promise<boolean> {
    const turn = this.#writing.then(async () => {
      try {
        await write();
        return true;
      } catch (error) {
        back();
        this.state.change({ failure: failureOf(message, error) });
        return false;
      }
    });
    this.#writing = turn;
    return turn;
  }

  #show(collections: readonly SavedCollection[], change: Partial<CollectionsState>): void {
    this.state.change({ ...change, collections });
    this.#bus.publish('collections', {
      listingIds: [...new Set(collections.flatMap(({ listings }) => listings.map(({ listingId }) => listingId)))],
    });
  }
}

export const holds = ({ listings }: SavedCollection, listingId: string): boolean =>
  listings.some((one) => one.listingId === listingId);

const stores = new WeakMap<Bus, CollectionsStore>();

/** The store of a visit, shared by pages and fragments. Browser only. */
export function collectionsStore(services: Pick<Services, 'graph' | 'bus'>): CollectionsStore {
  const store = stores.get(services.bus) ?? new CollectionsStore(services);
  stores.set(services.bus, store);
  return store;
}
