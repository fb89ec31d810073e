import type { Bus, Services } from '@verandah/kit';
import { firstCollection } from '../pending/words.ts';
import { shortlistOf, takeOut } from '../shortlist/shortlist.ts';
import { failureOf, refusedAs, type Failure } from '../store/failure.ts';
import { Store } from '../store/store.ts';
import { defaultCollection, holdsListing, isChoice, withListing } from './default-collection.ts';
import { collectionMessages } from './messages.ts';
import {
  addCollections,
  putListing,
  readSavedCollections,
  type SavedCollection,
  type SavedListing,
} from './queries.ts';

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

/** How the press on a heart ended, for its message. */
export type Pressed =
  /** `collection` is absent if the listing was in none; `isNew`: it was not saved before. */
  | { readonly end: 'saved' | 'removed'; readonly collection?: SavedCollection; readonly isNew: boolean }
  /** Nothing was written: the member chooses in the dialog. */
  | { readonly end: 'choice' }
  | { readonly end: 'failed'; readonly failure: Failure; readonly code: string };

/** The wanted state of a heart while its write is under way. */
interface Change {
  readonly isSaved: boolean;
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
  /** By listing: the latest press that has not ended. */
  readonly #changes = new Map<string, Change>();
  /** The collection that was saved into last in this tab, since the list was loaded. */
  #lastUsed: string | null = null;
  /** By listing: the collection that a press removed it from. The next press saves it there again. */
  readonly #removedFrom = new Map<string, string>();
  #publishing = false;
  /** Another tab has changed what is saved, or the last load failed. */
  #outdated = false;
  #loading: Promise<void> = Promise.resolve();
  #loadError: unknown;

  constructor({ graph, bus }: Pick<Services, 'graph' | 'bus'>) {
    this.#graph = graph;
    this.#bus = bus;
    bus.follow('collections', ({ listingIds }) => {
      const saved = this.#saved();
      const isSame = listingIds.length === saved.size && listingIds.every((id) => saved.has(id));
      if (!this.#publishing && !isSame) this.#outdated = true;
    });
  }

  /** Loads the collections of a member; null empties the list. */
  load(owner: CollectionsSync | null): Promise<void> {
    this.#loading = this.#load(owner);
    return this.#loading;
  }

  reload(): Promise<void> {
    return this.load(this.#owner);
  }

  /** Resolves when the list is loaded; loads it again if another tab has changed it. */
  async refresh(owner: CollectionsSync | null = this.#owner): Promise<void> {
    if (!owner) return;
    const isOwners = this.#owner?.memberId === owner.memberId;
    const { known, loading } = this.state.value;
    if (!isOwners || this.#outdated || !(known || loading)) void this.load(owner);
    // A load that a newer one replaces ends without a list.
    while (this.state.value.loading) await this.#loading;
  }

  /**
   * A press on a heart. An empty one saves the listing in the default collection, which is created if necessary; a
   * full one removes it from its collection. The heart changes at once, and back if that fails. Where a press cannot
   * decide, or Undo could not restore what is lost, it ends with a choice.
   */
  press(owner: CollectionsSync, listingId: string): Promise<Pressed> {
    const isSaved = !this.#isShownSaved(listingId);
    const { known, collections } = this.state.value;
    const isCurrent = known && !this.#outdated && !this.#changes.has(listingId);
    if (!isSaved && isCurrent && isChoice(collections, listingId, owner.memberId))
      return Promise.resolve({ end: 'choice' });
    return this.#change(owner, listingId, isSaved);
  }

  /** Reverts a press: saves the listing in that collection again, or removes it from there. */
  undo(owner: CollectionsSync, listingId: string, { id }: SavedCollection, isSaved: boolean): Promise<Pressed> {
    return this.#change(owner, listingId, isSaved, id);
  }

  /** Adds a listing to a collection or removes it. The change shows at once, and is reverted if it fails. */
  async toggle(listingId: string, collectionId: string): Promise<boolean> {
    const owner = this.#owner;
    const before = this.state.value.collections.find(({ id }) => id === collectionId);
    if (!owner || !before) return false;
    const entry = before.listings.find((one) => one.listingId === listingId);
    const lastUsed = this.#lastUsed;
    this.state.change({ failure: null });
    this.#set(listingId, collectionId, entry ? null : addedBy(owner, listingId));
    return this.#write(
      () => this.#put(owner, listingId, collectionId, !entry),
      collectionMessages.update,
      () => {
        this.#set(listingId, collectionId, entry ?? null);
        this.#lastUsed = lastUsed;
      },
    );
  }

  /** Creates a collection with a listing in it. An existing collection of that name gets the listing instead. */
  add(name: string, listingId: string): Promise<boolean> {
    const owner = this.#owner;
    if (!owner) return Promise.resolve(false);
    this.state.change({ failure: null });
    return this.#write(
      async () => {
        await this.#create(owner, listingId, name);
      },
      collectionMessages.add,
      () => undefined,
    );
  }

  #change(owner: CollectionsSync, listingId: string, isSaved: boolean, collectionId?: string): Promise<Pressed> {
    const wanted: Change = { isSaved };
    this.#changes.set(listingId, wanted);
    this.#publish();
    const turn = this.#writing.then(async (): Promise<Pressed> => {
      try {
        return await this.#fulfil(owner, listingId, isSaved, collectionId);
      } catch (error) {
        return failedPress(error);
      } finally {
        if (this.#changes.get(listingId) === wanted) this.#changes.delete(listingId);
        this.#publish();
      }
    });
    this.#writing = turn;
    return turn;
  }

  async #fulfil(
    owner: CollectionsSync,
    listingId: string,
    isSaved: boolean,
    collectionId?: string,
    isRepeated = false,
  ): Promise<Pressed> {
    await this.refresh(owner);
    const { known, collections } = this.state.value;
    if (!known) return failedPress(this.#loadError);
    const inside = collections.filter((one) => holdsListing(one, listingId));
    const named = collections.find(({ id }) => id === collectionId);
    try {
      if (isSaved) return await this.#save(owner, listingId, inside, named);
      return await this.#remove(owner, listingId, inside, named);
    } catch (error) {
      // The collection may have been deleted elsewhere: the press is repeated with the present list.
      if (refusedAs(error) !== 'NOT_FOUND' || isRepeated) throw error;
      await this.load(owner);
      return this.#fulfil(owner, listingId, isSaved, undefined, true);
    }
  }

  async #save(
    owner: CollectionsSync,
    listingId: string,
    inside: readonly SavedCollection[],
    named: SavedCollection | undefined,
  ): Promise<Pressed> {
    const [already] = inside;
    if (already) return { end: 'saved', collection: already, isNew: false };
    const { collections } = this.state.value;
    const collection =
      named ??
      collections.find(({ id }) => id === this.#removedFrom.get(listingId)) ??
      defaultCollection(collections, owner.memberId, this.#lastUsed);
    if (!collection) {
      const made = await this.#create(owner, listingId, firstCollection);
      return { end: 'saved', ...(made && { collection: made }), isNew: true };
    }
    await this.#put(owner, listingId, collection.id, true);
    this.#set(listingId, collection.id, addedBy(owner, listingId));
    return { end: 'saved', collection, isNew: true };
  }

  async #remove(
    owner: CollectionsSync,
    listingId: string,
    inside: readonly SavedCollection[],
    named: SavedCollection | undefined,
  ): Promise<Pressed> {
    if (!named && isChoice(inside, listingId, owner.memberId)) return { end: 'choice' };
    // A home saved before signing in that could not be moved to a collection yet.
    if (shortlistOf(this.#bus).listingIds.includes(listingId)) takeOut(this.#bus, [listingId]);
    const collection = named ?? inside[0];
    if (!collection) return { end: 'removed', isNew: false };
    await this.#put(owner, listingId, collection.id, false);
    this.#set(listingId, collection.id, null);
    this.#removedFrom.set(listingId, collection.id);
    return { end: 'removed', collection, isNew: false };
  }

  async #put({ username }: CollectionsSync, listingId: string, collectionId: string, isSaved: boolean): Promise<void> {
    const ids = [collectionId];
    await this.#graph.write(putListing, {
      username,
      listingId,
      add: isSaved ? ids : [],
      remove: isSaved ? [] : ids,
    });
  }

  async #create({ username }: CollectionsSync, listingId: string, name: string): Promise<SavedCollection | undefined> {
    const { addCollections: made } = await this.#graph.write(addCollections, {
      username,
      items: [{ name, listingIds: [listingId] }],
    });
    this.#lastUsed = made[0]?.id ?? null;
    this.#show([...made, ...this.state.value.collections.filter(({ id }) => !made.some((one) => one.id === id))], {});
    return made[0];
  }

  /** Shows a listing in a collection; null: not in it. */
  #set(listingId: string, collectionId: string, entry: SavedListing | null): void {
    if (entry) this.#lastUsed = collectionId;
    this.#show(
      this.state.value.collections.map((one) => (one.id === collectionId ? withListing(one, listingId, entry) : one)),
      {},
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

  async #load(owner: CollectionsSync | null): Promise<void> {
    const turn = ++this.#turn;
    if (owner?.memberId !== this.#owner?.memberId) {
      // A press before the first load is of the member whose list is loaded for it.
      if (this.#owner) this.#changes.clear();
      this.#removedFrom.clear();
      this.state.change(nothing);
    }
    this.#owner = owner;
    this.#outdated = false;
    if (!owner) return this.#show([], { known: false, loading: false });
    this.state.change({ loading: true });
    try {
      const { collections } = await this.#graph.read(readSavedCollections, { username: owner.username });
      if (turn !== this.#turn) return;
      this.#lastUsed = null;
      this.#show(collections, { known: true, loading: false, failure: null });
    } catch (error) {
      if (turn !== this.#turn) return;
      this.#loadError = error;
      this.#outdated = true;
      this.state.change({
        loading: false,
        failure: { message: error instanceof Error ? error.message : String(error) },
      });
    }
  }

  #show(collections: readonly SavedCollection[], change: Partial<CollectionsState>): void {
    this.state.change({ ...change, collections });
    this.#publish();
  }

  #publish(): void {
    this.#publishing = true;
    this.#bus.publish('collections', { listingIds: [...this.#saved()] });
    this.#publishing = false;
  }

  /** What is saved, with the hearts whose writes are under way as they were pressed. */
  #saved(): Set<string> {
    const saved = new Set(
      this.state.value.collections.flatMap(({ listings }) => listings.map(({ listingId }) => listingId)),
    );
    for (const [listingId, { isSaved }] of this.#changes) {
      if (isSaved) saved.add(listingId);
      else saved.delete(listingId);
    }
    return saved;
  }

  /** As the hearts show it: in a collection, also of another tab, or in the shortlist of this browser. */
  #isShownSaved(listingId: string): boolean {
    return [this.#bus.last('collections'), shortlistOf(this.#bus)].some((list) => list?.listingIds.includes(listingId));
  }
}

const failedPress = (error: unknown): Pressed => ({
  end: 'failed',
  failure: failureOf(collectionMessages.update, error),
  code: refusedAs(error),
});

const addedBy = ({ memberId }: CollectionsSync, listingId: string): SavedListing => ({
  listingId,
  memberIdWhoAdded: memberId,
  addedOn: new Date().toISOString(),
  reactions: [],
});

const stores = new WeakMap<Bus, CollectionsStore>();

/** The store of a visit, shared by pages and fragments. Browser only. */
export function collectionsStore(services: Pick<Services, 'graph' | 'bus'>): CollectionsStore {
  const store = stores.get(services.bus) ?? new CollectionsStore(services);
  stores.set(services.bus, store);
  return store;
}
