import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FileInput } from '../forms/file-input.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

// jsdom lacks these methods of the dialog element.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
});

function Page({ onConfirm }: { readonly onConfirm: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete
      </button>
      {open && (
        <ConfirmDialog
          open
          question="Delete the alert?"
          action="Delete alert"
          onConfirm={onConfirm}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

test('[A11Y-08] a deletion is confirmed in a dialog with a name: Cancel changes nothing, the verb does it once', async () => {
  const confirmed: string[] = [];
  render(<Page onConfirm={() => confirmed.push('deleted')} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('dialog', { name: 'Delete the alert?' })).toHaveTextContent('You can’t undo this.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect([screen.queryByRole('dialog'), confirmed]).toEqual([null, []]);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete alert' }));
  expect([screen.queryByRole('dialog'), confirmed]).toEqual([null, ['deleted']]);
});

test('[A11Y-08] a file is chosen by a labelled control whose button has a verb', async () => {
  const chosen: string[] = [];
  render(
    <>
      <label htmlFor="photo">Profile photo</label>
      <FileInput
        id="photo"
        text="Choose photo"
        onChange={(event) => chosen.push(event.target.files?.[0]?.name ?? '')}
      />
    </>,
  );
  expect(screen.getByText('Choose photo')).toHaveAttribute('aria-hidden', 'true');
  await userEvent.upload(screen.getByLabelText('Profile photo'), new File(['x'], 'a.png', { type: 'image/png' }));
  expect(chosen).toEqual(['a.png']);
});
