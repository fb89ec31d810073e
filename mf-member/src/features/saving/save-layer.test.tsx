import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readPending, ServicesContext } from '@verandah/kit';
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
  render(
    <ServicesContext value={given.services}>
      <SaveLayer message={{ listingId: '7' }} />
    </ServicesContext>,
  );
  return given;
}

test('[COLL-03] a visitor is offered to sign in; their save is stored only when they go', async () => {
  const { bus } = open();
  expect(screen.queryByRole('dialog')).toBeNull(); // until the session is loaded
  act(() => bus.publish('session', { signedIn: false, roles: [] }));
  const dialog = screen.getByRole('dialog', { name: 'Save this home' });
  expect(readPending()).toEqual([]);
  const link = within(dialog).getByRole('link');
  expect(link).toHaveAttribute('href', '/sign-in?reason=save');
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(link);
  expect(readPending()).toEqual([{ kind: 'save', listingId: '7' }]);
  act(() => bus.publish('navigation', { href: '/sign-in', area: 'member', page: 'sign-in' }));
  expect(screen.queryByRole('dialog')).toBeNull();
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
  const name = screen.getByLabelText('Or a new collection');
  await userEvent.type(name, 'New');
  await userEvent.click(screen.getByRole('button', { name: 'Create and save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete Collection');
  expect(name).toHaveValue('New');
  answers['AddCollections'] = { addCollections: [collection('3', 'New', '7')] };
  await userEvent.click(screen.getByRole('button', { name: 'Create and save' }));
  expect(await screen.findByRole('checkbox', { name: /^New/ })).toBeChecked();
  expect(name).toHaveValue('');
});
