import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addUnsavedForm } from '@verandah/kit';
import { confirmLeaving } from './leaving-dialog.tsx';

// jsdom lacks these methods of the dialog element.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
});

/** Opens the dialog, and resolves to the visitor's choice. */
function openDialog(): Promise<boolean> {
  let choice: Promise<boolean> = Promise.resolve(false);
  act(() => {
    choice = confirmLeaving();
  });
  return choice;
}
const outcome = (choice: Promise<boolean>): Promise<boolean> => act(() => choice);

test('[SHELL-56] a dialog opens before input is lost: Keep editing loses nothing, Discard changes gives it up', async () => {
  const state = { isChanged: true };
  const remove = addUnsavedForm({
    lostWith: 'page',
    isChanged: () => state.isChanged,
    discard: () => {
      state.isChanged = false;
    },
  });
  const entry = window.history.state;
  const stays = openDialog();
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect([await outcome(stays), state.isChanged]).toEqual([false, true]);
  const leaves = openDialog();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect([await outcome(leaves), state.isChanged]).toEqual([true, false]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // Back leads where it did before.
  expect(window.history.state).toEqual(entry);
  remove();
});

test('[SHELL-56] Back closes the dialog and loses nothing', async () => {
  const stays = openDialog();
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  window.history.back();
  expect(await outcome(stays)).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});
