import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServicesContext } from '@verandah/kit';
import { collectionsStore } from '../collections/collections-store.ts';
import { stubGraph, cut, refused, settle, signIn } from '../../test-kit/stub-graph.ts';
import { SaveLayer } from './save-layer.tsx';
import { glance } from './save-toast.tsx';

const collection = (id: string, name: string, ...listingIds: string[]) => ({
  id,
  name,
  uri: name,
  isPublic: false,
  viewerRole: 'owner',
  listings: listingIds.map((listingId) => ({
    listingId,
    memberIdWhoAdded: '4',
    addedOn: `2026-01-0${id}T00:00:00.000Z`,
    reactions: [],
  })),
});
const noted = (id: string, name: string, listingId: string) => {
  const found = collection(id, name, listingId);
  return { ...found, listings: found.listings.map((one) => ({ ...one, reactions: [{ userId: '4' }] })) };
};
const put = (listingId: string, add: string[], remove: string[]) => ({
  name: 'UpdateListingInCollections',
  variables: { username: 'mia', listingId, add, remove },
});

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
  // jsdom has no layout, and no popovers.
});
beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

/** A page with one heart, whose press sends a message to the layer. */
function open(responses: Record<string, unknown> = {}) {
  const given = stubGraph({
    SavedCollections: { collections: [collection('2', 'Flats', '8'), collection('1', 'Gardens', '7')] },
    UpdateListingInCollections: { updateListingInCollections: [] },
    AddCollections: { addCollections: [collection('3', 'Saved homes', '9')] },
    ...responses,
  });
  const tree = (message: object | null) => (
    <ServicesContext value={given.services}>
      <button type="button" aria-pressed="false">
        Heart
      </button>
      {message && <SaveLayer message={message} />}
    </ServicesContext>
  );
  const { rerender } = render(tree(null));
  const tracked: unknown[] = [];
  given.bus.follow('tracked', ({ event }) => tracked.push(event));
  return {
    ...given,
    tracked,
    again: (message: object) => rerender(tree(message)),
    /** Presses the heart of a listing, as its page does. */
    press: (listingId: string) => {
      screen.getByRole('button', { name: 'Heart' }).focus();
      rerender(tree({ listingId, position: 'results 2' }));
    },
    isSaved: (listingId: string) => given.bus.last('collections')?.listingIds.includes(listingId) ?? false,
    writes: () => given.requests.filter(({ name }) => name !== 'SavedCollections'),
  };
}
/** The same for a member whose collections are loaded. */
async function member(responses?: Record<string, unknown>) {
  const given = open(responses);
  act(() => signIn(given.bus));
  await act(() => collectionsStore(given.services).load({ memberId: '4', username: 'mia' }));
  return given;
}
const toast = () => screen.getByRole('status');
const button = (name: string) => screen.getByRole('button', { name });

test('[SRCH-39, COLL-03] a visitor’s home is saved in this browser at once, and removed by the next press', async () => {
  const { bus, notices, press, again, tracked } = open();
  const first = { listingId: '7' };
  again(first);
  expect(bus.last('shortlist')).toBeUndefined(); // until the session is loaded
  act(() => bus.publish('session', { signedIn: false, roles: [] }));
  expect(bus.last('shortlist')).toEqual({ version: 1, listingIds: ['7'], notes: {} });
  expect(screen.queryByRole('dialog')).toBeNull();
  again(first);
  expect(bus.last('shortlist')?.listingIds).toEqual(['7']); // once per message
  press('8');
  press('7');
  expect(bus.last('shortlist')?.listingIds).toEqual(['8']);
  expect(notices).toEqual([
    'success: Saved on this device.',
    'success: Saved on this device.',
    'info: Removed from this device.',
  ]);
  expect(tracked).toEqual([
    { contentType: 'save', listingId: 7, pageElementPosition: 'page' },
    { contentType: 'save', listingId: 8, pageElementPosition: 'results 2' },
  ]);
  // Nothing opens when the visitor signs in later.
  act(() => signIn(bus));
  await act(settle);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toast()).toBeEmptyDOMElement();
});

test('[SRCH-39] a full list does not change, with a message', () => {
  const { bus, notices, press } = open();
  const full = Array.from({ length: 200 }, (_, at) => String(at + 1000));
  act(() => bus.publish('shortlist', { version: 1, listingIds: full, notes: {} }));
  act(() => bus.publish('session', { signedIn: false, roles: [] }));
  const unsaved: unknown[] = [];
  bus.follow('notifications', ({ listingId }) => unsaved.push(listingId));
  press('7');
  expect(bus.last('shortlist')?.listingIds).toEqual(full);
  expect(unsaved).toEqual(['7']);
  expect(notices).toEqual(['error: You can save 200 homes on a device. Sign in to save more.']);
});

test('[COLL-07] a member’s press saves the home at once into the collection they saved into last, and Undo removes it', async () => {
  const { press, isSaved, writes, tracked } = await member();
  press('9');
  expect(isSaved('9')).toBe(true);
  expect(toast()).toBeEmptyDOMElement();
  await act(settle);
  expect(writes()).toEqual([put('9', ['2'], [])]);
  expect(toast()).toHaveTextContent('Saved to Flats');
  expect(tracked).toEqual([{ contentType: 'save', listingId: 9, pageElementPosition: 'results 2' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button('Heart')).toHaveFocus();

  await userEvent.click(button('Undo'));
  await act(settle);
  expect(isSaved('9')).toBe(false);
  expect(writes().at(-1)).toEqual(put('9', [], ['2']));
  expect(toast()).toHaveTextContent('Removed from Flats');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(button('Heart')).toHaveFocus();
  expect(tracked).toHaveLength(1);
});

test('[COLL-07] a press before session and collections are loaded saves once they are', async () => {
  const { responses, bus, press, writes, isSaved } = open();
  press('9');
  await act(settle);
  expect(writes()).toEqual([]);
  const response = Promise.withResolvers<unknown>();
  responses['UpdateListingInCollections'] = () => response.promise;
  act(() => signIn(bus));
  expect(isSaved('9')).toBe(true);
  await act(settle);
  expect(writes()).toEqual([put('9', ['2'], [])]);
  expect(bus.last('collections')?.listingIds).toEqual(['8', '7', '9']);
  response.resolve({ updateListingInCollections: [] });
  await act(settle);
  expect(toast()).toHaveTextContent('Saved to Flats');
});

test('[COLL-07] a member without collections gets “Saved homes”', async () => {
  const { press, writes, isSaved } = await member({ SavedCollections: { collections: [] } });
  press('9');
  expect(isSaved('9')).toBe(true);
  await act(settle);
  expect(writes()).toEqual([
    {
      name: 'AddCollections',
      variables: { username: 'mia', items: [{ name: 'Saved homes', listingIds: ['9'] }] },
    },
  ]);
  expect(toast()).toHaveTextContent('Saved to Saved homes');
});

test('[COLL-07] a press on a full heart removes the home from its collection; Undo and another press put it back there', async () => {
  const { press, isSaved, writes } = await member();
  press('7');
  expect(isSaved('7')).toBe(false);
  await act(settle);
  expect(toast()).toHaveTextContent('Removed from Gardens');
  expect(screen.queryByRole('button', { name: 'Choose another collection' })).toBeNull();
  await userEvent.click(button('Undo'));
  await act(settle);
  expect(isSaved('7')).toBe(true);
  expect(toast()).toHaveTextContent('Saved to Gardens');
  press('7');
  press('7');
  await act(settle);
  expect(writes()).toEqual([put('7', [], ['1']), put('7', ['1'], []), put('7', [], ['1']), put('7', ['1'], [])]);
  expect(toast()).toHaveTextContent('Saved to Gardens');
});

test('[COLL-07] of quick presses the last one counts, also while “Saved homes” is being created', async () => {
  const { press, isSaved, writes } = await member({ SavedCollections: { collections: [] } });
  press('9');
  press('9');
  expect(isSaved('9')).toBe(false);
  await act(settle);
  expect(isSaved('9')).toBe(false);
  expect(writes().map(({ name }) => name)).toEqual(['AddCollections', 'UpdateListingInCollections']);
  expect(writes().at(-1)).toEqual(put('9', [], ['3']));
  expect(toast()).toHaveTextContent('Removed from Saved homes');
});

test.each([
  ['in several collections', [collection('1', 'Gardens', '7'), collection('2', 'Flats', '7')]],
  ['with notes, which Undo could not restore', [noted('1', 'Gardens', '7'), collection('2', 'Flats')]],
])('[COLL-07] a press on a full heart of a home %s opens the choice', async (_, collections) => {
  const { press, writes, isSaved } = await member({ SavedCollections: { collections } });
  press('7');
  await act(settle);
  expect(isSaved('7')).toBe(true);
  expect(writes()).toEqual([]);
  expect(toast()).toBeEmptyDOMElement();
  const dialog = screen.getByRole('dialog', { name: 'Save to collections' });
  expect(within(dialog).getByRole('checkbox', { name: /^Gardens/ })).toBeChecked();
});

test('[COLL-07, COLL-06] a press that fails is reverted with a message and can be repeated', async () => {
  const { press, responses, isSaved, writes, tracked } = await member({ UpdateListingInCollections: cut() });
  press('9');
  expect(isSaved('9')).toBe(true);
  await act(settle);
  expect(isSaved('9')).toBe(false);
  expect(toast()).toHaveTextContent(
    'Failed to update CollectionWe couldn’t connect. Check your internet connection and try again.',
  );
  expect(tracked).toEqual([]);
  responses['UpdateListingInCollections'] = { updateListingInCollections: [] };
  await userEvent.click(button('Try again'));
  await act(settle);
  expect(isSaved('9')).toBe(true);
  expect(writes().at(-1)).toEqual(put('9', ['2'], []));
  expect(toast()).toHaveTextContent('Saved to Flats');
});

test('[COLL-07] when the collection is full another one can be chosen', async () => {
  const { press } = await member({
    UpdateListingInCollections: refused('CONFLICT', 'The collection “Flats” can hold at most 200 listings.'),
  });
  press('9');
  await act(settle);
  expect(toast()).toHaveTextContent('The collection “Flats” can hold at most 200 listings.');
  await userEvent.click(button('Choose another collection'));
  expect(screen.getByRole('dialog', { name: 'Save to collections' })).toBeVisible();
  expect(toast()).toBeEmptyDOMElement();
});

test('[COLL-07] a failure is not lost when another heart was pressed since', async () => {
  const { press, notices } = await member({ UpdateListingInCollections: cut() });
  press('9');
  press('10');
  await act(settle);
  expect(notices).toEqual([
    'error: Failed to update Collection. We couldn’t connect. Check your internet connection and try again.',
  ]);
  expect(toast()).toHaveTextContent('Failed to update Collection');
});

test('[COLL-07] the message stays while pointer or focus is in it, then closes by itself; Escape closes it at once', async () => {
  const { press } = await member();
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const wait = () => act(() => jest.advanceTimersByTimeAsync(glance));
  press('9');
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(toast()).toHaveTextContent('Saved to Flats');
  await user.hover(button('Undo'));
  await wait();
  expect(button('Undo')).toBeVisible();
  await user.unhover(button('Undo'));
  act(() => button('Undo').focus());
  await wait();
  expect(button('Undo')).toBeVisible();
  act(() => button('Heart').focus());
  await wait();
  expect(toast()).toBeEmptyDOMElement();

  press('10');
  await act(() => jest.advanceTimersByTimeAsync(0));
  act(() => button('Undo').focus());
  fireEvent.keyDown(button('Undo'), { key: 'Escape' });
  expect(toast()).toBeEmptyDOMElement();
  expect(button('Heart')).toHaveFocus();
});

test('[COLL-07] a failure stays until it is closed', async () => {
  const { press } = await member({ UpdateListingInCollections: cut() });
  jest.useFakeTimers();
  press('9');
  await act(() => jest.advanceTimersByTimeAsync(2 * glance));
  expect(toast()).toHaveTextContent('Failed to update Collection');
  fireEvent.click(button('Close'));
  expect(toast()).toBeEmptyDOMElement();
});

/** The dialog of a home that was just saved in Flats. */
async function choosing(responses?: Record<string, unknown>) {
  const given = await member(responses);
  given.press('9');
  await act(settle);
  await userEvent.click(button('Choose another collection'));
  const dialog = screen.getByRole('dialog', { name: 'Save to collections' });
  const checkbox = (name: RegExp) => within(dialog).getByRole('checkbox', { name });
  return { ...given, dialog, checkbox };
}

test('[COLL-02, COLL-07, LIST-08] “Choose another collection”: a tick shows at once, and is reverted if it fails', async () => {
  const { responses, requests, checkbox, press } = await choosing();
  expect(checkbox(/^Flats/)).toBeChecked();
  const gardens = checkbox(/^Gardens/);
  await userEvent.click(gardens);
  expect(gardens).toBeChecked();
  expect(requests.at(-1)).toEqual(put('9', ['1'], []));
  responses['UpdateListingInCollections'] = cut();
  await userEvent.click(gardens);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update Collection');
  expect(gardens).toBeChecked();
  // The chosen collection is the one that was saved into last.
  responses['UpdateListingInCollections'] = { updateListingInCollections: [] };
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Done' }));
  press('10');
  await act(settle);
  expect(toast()).toHaveTextContent('Saved to Gardens');
});

test('[COLL-02, COLL-07] the main button creates the typed collection or closes; a typed name outlasts failure and closing', async () => {
  const { responses, dialog, checkbox, press } = await choosing({ AddCollections: cut() });
  expect(within(dialog).getByRole('button', { name: 'Done' })).toBeVisible();
  const name = () => screen.getByLabelText('Or create a collection');
  await userEvent.type(name(), 'New');
  expect(within(dialog).queryByRole('button', { name: 'Done' })).toBeNull();
  await userEvent.click(button('Create and save'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete Collection');
  expect(name()).toHaveValue('New');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  press('10');
  await act(settle);
  await userEvent.click(button('Choose another collection'));
  expect(name()).toHaveValue('New');
  responses['AddCollections'] = { addCollections: [collection('3', 'New', '10')] };
  await userEvent.click(button('Create and save'));
  await act(settle);
  expect(checkbox(/^New/)).toBeChecked();
  expect(name()).toHaveValue('');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
