import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServicesContext } from '@verandah/kit';
import { answering, cut, settle, signIn } from '../../test-kit/answering.ts';
import { SaveLayer } from './save-layer.tsx';

const collection = (id: string, name: string, ...listingIds: string[]) => ({
  id,
  name,
  uri: name,
  isPublic: false,
  viewerRole: 'owner',
  listings: listingIds.map((listingId) => ({ listingId, memberIdWhoAdded: '4' })),
});

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
});
beforeEach(() => localStorage.clear());

function open(answers: Record<string, unknown> = {}) {
  const given = answering({
    SavedCollections: { collections: [collection('1', 'Gardens', '7'), collection('2', 'Flats')] },
    UpdateListingInCollections: { updateListingInCollections: [] },
    AddCollections: { addCollections: [collection('3', 'New', '7')] },
    ...answers,
  });
  const first = { listingId: '7' };
  const tree = (message: object) => (
    <ServicesContext value={given.services}>
      <SaveLayer message={message} />
    </ServicesContext>
  );
  const { rerender } = render(tree(first));
  return { ...given, rerender: (message: object = first) => rerender(tree(message)) };
}

test('[SRCH-39, COLL-03] a visitor’s home is saved in this browser at once, and taken out by the next press', async () => {
  const { bus, said, rerender } = open();
  expect(bus.last('shortlist')).toBeUndefined(); // until the session is loaded
  act(() => bus.publish('session', { signedIn: false, roles: [] }));
  expect(bus.last('shortlist')).toEqual({ version: 1, listingIds: ['7'], notes: {} });
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender();
  expect(bus.last('shortlist')?.listingIds).toEqual(['7']); // once per message
  rerender({ listingId: '8' });
  rerender({ listingId: '7' });
  expect(bus.last('shortlist')?.listingIds).toEqual(['8']);
  expect(said).toEqual([
    'success: Saved on this device.',
    'success: Saved on this device.',
    'info: Removed from your saved homes.',
  ]);
  // Nothing opens when the visitor signs in later.
  act(() => signIn(bus));
  await act(settle);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[SRCH-39] a full list keeps its homes and says so', () => {
  const { bus, said, rerender } = open();
  const full = Array.from({ length: 200 }, (_, at) => String(at + 1000));
  act(() => bus.publish('shortlist', { version: 1, listingIds: full, notes: {} }));
  rerender({ listingId: '7' });
  act(() => bus.publish('session', { signedIn: false, roles: [] }));
  expect(bus.last('shortlist')?.listingIds).toEqual(full);
  expect(said).toEqual(['error: You can save 200 homes on a device. Sign in to save more.']);
});

test('[COLL-02, LIST-08] a member ticks collections: the change shows at once, and is reverted with a message when it fails', async () => {
  const { bus, answers, asked } = open();
  act(() => signIn(bus));
  await act(settle);
  expect(screen.getByRole('checkbox', { name: /^Gardens/ })).toBeChecked();
  const flats = screen.getByRole('checkbox', { name: /^Flats/ });
  await userEvent.click(flats);
  expect(flats).toBeChecked();
  expect(asked.at(-1)).toEqual({
    name: 'UpdateListingInCollections',
    variables: { username: 'mia', listingId: '7', add: ['2'], remove: [] },
  });
  answers['UpdateListingInCollections'] = cut();
  await userEvent.click(flats);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update Collection');
  expect(flats).toBeChecked();
});

test('[COLL-02] a new collection is created with the listing in it; the typed name stays if that fails', async () => {
  const { bus, answers } = open({ AddCollections: cut() });
  act(() => signIn(bus));
  await act(settle);
  const name = screen.getByLabelText('Or create a collection');
  await userEvent.type(name, 'New');
  await userEvent.click(screen.getByRole('button', { name: 'Create and save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete Collection');
  expect(name).toHaveValue('New');
  answers['AddCollections'] = { addCollections: [collection('3', 'New', '7')] };
  await userEvent.click(screen.getByRole('button', { name: 'Create and save' }));
  expect(await screen.findByRole('checkbox', { name: /^New/ })).toBeChecked();
  expect(name).toHaveValue('');
});
