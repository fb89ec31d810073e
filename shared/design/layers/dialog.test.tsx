import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Drawer, ScreenDialog } from './dialog.tsx';

// jsdom lacks these methods of the dialog element.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
});

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filters
      </button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Choose filters">
        <p>Inside</p>
      </Drawer>
    </>
  );
}

async function opened() {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  return screen.getByRole('dialog', { name: 'Choose filters' });
}

test('a drawer opens with its name and gives focus back when it closes', async () => {
  await opened();
  expect(screen.getByText('Inside')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
});

test('Escape and the backdrop close it, a press inside does not', async () => {
  const dialog = await opened();
  await userEvent.click(screen.getByText('Inside'));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await userEvent.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  act(() => {
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Back closes it and stays on the page', async () => {
  const address = window.location.href;
  await opened();
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.href).toBe(address);
});

test('closing removes its history entry', async () => {
  await opened();
  expect(window.history.state).toHaveProperty('layer');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect((window.history.state as { layer?: string } | null)?.layer).toBeUndefined());
});

function Nested() {
  const [open, setOpen] = useState(true);
  const [inner, setInner] = useState(false);
  return (
    <Drawer open={open} onClose={() => setOpen(false)} title="Choose filters">
      <button type="button" onClick={() => setInner(true)}>
        Map
      </button>
      <ScreenDialog open={inner} onClose={() => setInner(false)} title="Choose a point">
        <p>A map</p>
      </ScreenDialog>
    </Drawer>
  );
}

test('[SRCH-51] Escape and Back close the dialog in a drawer, and the drawer stays', async () => {
  render(<Nested />);
  const layers = () => screen.queryAllByRole('dialog').length;
  await userEvent.click(screen.getByRole('button', { name: 'Map' }));
  expect(layers()).toBe(2);
  act(() => {
    screen.getByRole('dialog', { name: 'Choose a point' }).dispatchEvent(new Event('cancel', { cancelable: true }));
  });
  await waitFor(() => expect(layers()).toBe(1));
  expect(screen.getByRole('button', { name: 'Map' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Map' }));
  act(() => window.history.back());
  await waitFor(() => expect(layers()).toBe(1));
  expect(screen.getByRole('dialog', { name: 'Choose filters' })).toBeInTheDocument();
});
