import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { SheetHandle } from './sheet-handle.tsx';
import type { SheetHeight } from './sheet.ts';
import type { MapPaneState } from './use-map-pane.ts';

const close = jest.fn();
beforeEach(() => close.mockClear());
let at: SheetHeight = 'peek';

function Sheet() {
  const [sheet, setSheet] = useState<SheetHeight>('peek');
  useEffect(() => {
    at = sheet;
  });
  const pane: MapPaneState = {
    shown: 'over',
    sheet,
    setSheet,
    inView: 93,
    setInView: () => undefined,
    open: () => undefined,
    close,
  };
  return (
    <div style={{ height: 660 }}>
      <div>
        <SheetHandle pane={pane} total={1243} />
      </div>
    </div>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test('[MAP-16, SRCH-79] the sheet counts homes and those in view; buttons raise, lower and close it and keep the focus', async () => {
  render(<Sheet />);
  const user = userEvent.setup();
  expect(button('1,243 homes, 93 in view')).toHaveAttribute('aria-expanded', 'false');
  expect(button('Lower the list')).toHaveAttribute('aria-disabled', 'true');
  button('Raise the list').focus();
  await user.keyboard('{Enter}');
  expect(at).toBe('half');
  expect(button('1,243 homes, 93 in view')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('The list covers half of the map.');
  await user.keyboard('{Enter}{Enter}');
  expect(at).toBe('full');
  expect(button('Raise the list')).toHaveFocus();
  expect(button('Raise the list')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Lower the list'));
  expect(at).toBe('half');
  await user.click(button('1,243 homes, 93 in view'));
  expect(at).toBe('peek');
  await user.click(button('List'));
  expect(close).toHaveBeenCalledTimes(1);
});

test('[MAP-16] a drag that ends on a button moves the sheet and presses nothing', () => {
  const { container } = render(<Sheet />);
  const head = container.querySelector('button')?.parentElement as HTMLElement;
  head.setPointerCapture = () => undefined;
  // jsdom has no layout.
  const height = (element: Element | null | undefined, pixels: number) => {
    for (const side of ['offsetHeight', 'clientHeight'])
      Object.defineProperty(element, side, { configurable: true, value: pixels });
  };
  height(head, 72);
  height(head.parentElement, 72);
  height(head.parentElement?.parentElement, 660);
  const list = button('List');
  // jsdom's pointer events have no position.
  const pointer = (kind: string, clientY: number) =>
    fireEvent(list, Object.assign(new MouseEvent(kind, { bubbles: true, clientY }), { isPrimary: true }));
  pointer('pointerdown', 600);
  pointer('pointermove', 500);
  pointer('pointermove', 340);
  expect(head.parentElement?.style.height).toBe('332px');
  pointer('pointerup', 340);
  fireEvent.click(list, { detail: 1 });
  expect(at).toBe('half');
  expect(head.parentElement?.style.height).toBe('');
  expect(close).toHaveBeenCalledTimes(0);

  // A finger's drag has no click at its end: the key that comes after it is not ignored.
  pointer('pointerdown', 340);
  pointer('pointermove', 600);
  pointer('pointerup', 600);
  expect(at).toBe('peek');
  fireEvent.click(button('Raise the list'));
  expect(at).toBe('half');
});
