import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGraph, services, Site } from '@verandah/areas/test-kit';
import { hasUnsavedForms } from '@verandah/kit';
import { PortalContext } from '../../features/portal/portal-context.ts';
import { PortalForm, SendButton } from '../../features/portal/portal-form.tsx';
import type { Refused } from '../../features/portal/refused.ts';
import { portalForms, ownListing } from '../../test-kit/portal.ts';
import { PictureList } from './picture-list.tsx';

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

function show(refused?: Refused) {
  const send = jest.fn();
  const forms = { ...portalForms(send), ...(refused && { refusals: { edit: refused } }) };
  const list = (pictures: typeof ownListing.home.photos) => (
    <Site given={services(stubGraph({}).graph)}>
      <PortalContext value={forms}>
        <PortalForm name="edit">
          <PictureList kind="photo" label="Photographs" pictures={pictures} />
          <SendButton>Save</SendButton>
        </PortalForm>
      </PortalContext>
    </Site>
  );
  const { photos } = ownListing.home;
  const { rerender } = render(list(photos));
  return { send, photos, arrive: (pictures: typeof photos) => rerender(list(pictures)) };
}
const order = () => screen.getAllByRole('listitem').map((item) => item.dataset['id']);
const sent = ({ send }: ReturnType<typeof show>) =>
  send.mock.lastCall?.[1] as Readonly<Record<string, string | readonly string[]>> | undefined;

test('[LIST-40] a move is shown and announced at once, retains the focus, and is saved with the form', async () => {
  const shown = show();
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
  expect([shown.send.mock.calls.length, hasUnsavedForms('page')]).toEqual([0, true]);
  // A picture that arrives meanwhile comes last.
  shown.arrive([...shown.photos, { ...shown.photos[0], id: 'h4' } as (typeof shown.photos)[number]]);
  expect(order()).toEqual(['h2', 'h3', 'h1', 'h4']);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Mark as floor plan.*photo 2/ }));
  await userEvent.type(screen.getByLabelText(/^Description of photo 1/), 'The garden{Enter}');
  expect(sent(shown)).toMatchObject({
    'order-photo': 'h2 h3 h1 h4',
    mark: 'photo-h3',
    'alt-photo-h2': 'The garden',
  });
  expect(sent(shown)).not.toHaveProperty('move');
});

test('[LIST-40, PORT-65] a rejected form keeps its order, words and ticks', () => {
  show({
    form: 'edit',
    message: '',
    problems: { 'alt-photo-h3': 'The description must not hold links.' },
    fields: { 'order-photo': 'h3 h1 h2', 'alt-photo-h3': 'www', gone: ['photo-h1', 'photo-h2'], mark: 'photo-h3' },
  });
  expect(order()).toEqual(['h3', 'h1', 'h2']);
  expect(screen.getByLabelText(/^Description of photo 1/)).toHaveFocus();
  expect(screen.getByLabelText(/^Description of photo 1/)).toHaveAccessibleDescription(/must not hold links/);
  const ticked = screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked);
  expect(ticked.map(({ value }) => value)).toEqual(['photo-h3', 'photo-h1', 'photo-h2']);
});

test('[LIST-40] a picture is dragged by its handle; Escape leaves the order as it was', () => {
  show();
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
});
