import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGraph, services, Site } from '@verandah/areas/test-kit';
import { PortalContext } from '../../features/portal/portal-context.ts';
import { portalForms, ownListing, written } from '../../test-kit/portal.ts';
import { PictureList } from './picture-list.tsx';
import { seenSince } from './save-order.ts';

beforeAll(() => {
  // Browser APIs that jsdom lacks.
  globalThis.PointerEvent = class extends MouseEvent {
    readonly pointerId: number;
    constructor(type: string, { pointerId = 0, ...rest }: PointerEventInit = {}) {
      super(type, rest);
      this.pointerId = pointerId;
    }
  } as typeof PointerEvent;
  HTMLElement.prototype.setPointerCapture = () => undefined;
});

const saved = { arrangeListingPictures: { id: '7', updatedAt: '2026-11-20T02:00:00.000Z' } };

function show(given: Record<string, unknown> = {}) {
  const responses: Record<string, unknown> = {
    PortalListing: { ownListing },
    ArrangeListingPictures: saved,
    ...given,
  };
  const { graph, requests } = stubGraph(responses);
  const send = jest.fn();
  render(
    <Site given={services(graph, { report: () => undefined })}>
      <PortalContext value={portalForms(send)}>
        <PictureList listingId="7" kind="photo" label="Photographs" pictures={ownListing.home.photos} />
      </PortalContext>
    </Site>,
  );
  return { requests, responses, send };
}
const order = () => screen.getAllByRole('listitem').map((item) => item.dataset['id']);
const orders = (requests: readonly { name: string; variables: unknown }[]) =>
  written(requests, 'ArrangeListingPictures').map(({ photos }) => (photos as { id: string }[]).map(({ id }) => id));

test('[LIST-40] a move is shown and announced at once, retains the focus, and is saved with the next one', async () => {
  const { requests, send } = show();
  const later = screen.getByRole('button', { name: 'Move later photo 1' });
  later.focus();
  await userEvent.keyboard('{Enter}');
  expect(order()).toEqual(['h2', 'h1', 'h3']);
  expect(screen.getByRole('status')).toHaveTextContent('Photo moved to position 2 of 3.');
  expect(screen.getByRole('button', { name: 'Move later photo 2' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(order()).toEqual(['h2', 'h3', 'h1']);
  // At the end the button stays, and does nothing.
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Move later photo 3' })).toHaveFocus();
  await waitFor(() => expect(orders(requests).at(-1)).toEqual(['h2', 'h3', 'h1']));
  // Other forms remain up to date.
  expect(await seenSince(ownListing.updatedAt)).toBe('2026-11-20T02:00:00.000Z');
  expect(await seenSince('2026-11-19T00:00:00.000Z')).toBe('2026-11-19T00:00:00.000Z');
  expect(send).not.toHaveBeenCalled();
});

test('[LIST-40] an order that could not be saved is put back, with the reason; the next move is saved', async () => {
  const { requests, responses } = show({ ArrangeListingPictures: new Error('down') });
  await userEvent.click(screen.getByRole('button', { name: 'Move earlier photo 3' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('so it’s back as it was');
  expect(order()).toEqual(['h1', 'h2', 'h3']);
  responses['ArrangeListingPictures'] = saved;
  await userEvent.click(screen.getByRole('button', { name: 'Move earlier photo 2' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(orders(requests).at(-1)).toEqual(['h2', 'h1', 'h3']));
});

test('[LIST-40] a picture is dragged by its handle; Escape leaves the order as it was', async () => {
  const { requests } = show();
  for (const [index, item] of screen.getAllByRole('listitem').entries())
    item.getBoundingClientRect = () => ({ top: index * 100, height: 100 }) as DOMRect;
  const handle = (id: string) => document.querySelector(`[data-id="${id}"] [data-handle]`) as HTMLElement;
  const at = (clientY: number) => ({ pointerId: 1, button: 0, clientY });
  fireEvent.pointerDown(handle('h3'), at(250));
  fireEvent.pointerMove(handle('h3'), at(20));
  expect(document.querySelector('[data-drop]')).toHaveAttribute('data-id', 'h1');
  fireEvent.keyDown(window, { key: 'Escape' });
  fireEvent.pointerUp(handle('h3'), at(20));
  expect(order()).toEqual(['h1', 'h2', 'h3']);
  fireEvent.pointerDown(handle('h3'), at(250));
  fireEvent.pointerMove(handle('h3'), at(20));
  fireEvent.pointerUp(handle('h3'), at(20));
  expect(order()).toEqual(['h3', 'h1', 'h2']);
  await waitFor(() => expect(orders(requests)).toEqual([['h3', 'h1', 'h2']]));
});
