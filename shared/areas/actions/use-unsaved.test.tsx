import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { discardUnsavedForms, hasUnsavedForms } from '@verandah/kit';
import { useRef } from 'react';
import { stubGraph, services, Site } from '../test-kit/public.ts';
import { RestoredNotice } from './restored-notice.tsx';
import { useUnsaved } from './use-unsaved.ts';

interface Saved {
  readonly title: string;
  readonly size: string;
  readonly tags: readonly string[];
}
const saved: Saved = { title: 'Old', size: 'm', tags: ['a'] };

/** A form with one control of each kind. */
function Form({ title, size, tags, isRejected = false }: Saved & { readonly isRejected?: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const unsaved = useUnsaved(form, { place: '/edit/7', isRejected });
  return (
    <form ref={form} method="post">
      <RestoredNotice unsaved={unsaved} />
      <button type="button" onClick={unsaved.settle}>
        Saved
      </button>
      <input type="hidden" name="seen" value={title} />
      <input aria-label="Title" name="title" defaultValue={title} />
      <textarea aria-label="Text" name="text" defaultValue="" />
      <input aria-label="Password" name="secret" type="password" />
      <select aria-label="Size" name="size" defaultValue={size}>
        <option value="s">Small</option>
        <option value="m">Medium</option>
      </select>
      {['a', 'b'].map((tag) => (
        <input
          key={tag}
          aria-label={`Tag ${tag}`}
          name="tags"
          type="checkbox"
          value={tag}
          defaultChecked={tags.includes(tag)}
        />
      ))}
      {['x', 'y'].map((way) => (
        <input key={way} aria-label={`Way ${way}`} name="way" type="radio" value={way} defaultChecked={way === 'x'} />
      ))}
    </form>
  );
}

const open = (page: Saved & { readonly isRejected?: boolean } = saved, memberId = '9') =>
  render(
    <Site given={services(stubGraph({}).graph, { session: { signedIn: true, roles: [], memberId } })}>
      <Form {...page} />
    </Site>,
  );
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const isUnsaved = () => hasUnsavedForms('page');

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test.each<[what: string, enter: () => unknown, undo: () => unknown]>([
  ['text', () => type('Title', 'New'), () => type('Title', 'Old')],
  ['a long text', () => type('Text', 'New'), () => type('Text', '')],
  ['a choice', () => type('Size', 's'), () => type('Size', 'm')],
  [
    'a box',
    () => fireEvent.click(screen.getByLabelText('Tag a')),
    () => fireEvent.click(screen.getByLabelText('Tag a')),
  ],
  [
    'a button of a group',
    () => fireEvent.click(screen.getByLabelText('Way y')),
    () => fireEvent.click(screen.getByLabelText('Way x')),
  ],
])(
  '[SHELL-56] %s is unsaved while it differs from what is saved, and no longer once it is put back',
  (_, enter, undo) => {
    open();
    expect(isUnsaved()).toBe(false);
    enter();
    expect([isUnsaved(), localStorage.length]).toEqual([true, 1]);
    undo();
    expect([isUnsaved(), localStorage.length]).toEqual([false, 0]);
  },
);

test('[SHELL-56] after a crash every field is as it was typed, with a notice, and Discard puts back what is saved', () => {
  open();
  type('Title', 'New');
  type('Text', 'Long');
  type('Size', 's');
  fireEvent.click(screen.getByLabelText('Tag b'));
  fireEvent.click(screen.getByLabelText('Way y'));
  type('Password', 'secret of mine');
  cleanup();
  expect(JSON.stringify(localStorage)).not.toContain('secret of mine');
  open();
  expect(screen.getByLabelText('Title')).toHaveValue('New');
  expect(screen.getByLabelText('Text')).toHaveValue('Long');
  expect(screen.getByLabelText('Size')).toHaveValue('s');
  expect(
    [screen.getByLabelText('Tag a'), screen.getByLabelText('Tag b')].map((box) => 'checked' in box && box.checked),
  ).toEqual([true, true]);
  expect(screen.getByLabelText('Way y')).toBeChecked();
  expect(screen.getByText(/We’ve restored changes/)).toBeVisible();
  expect(isUnsaved()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByLabelText('Title')).toHaveValue('Old');
  expect(screen.getByLabelText('Tag b')).not.toBeChecked();
  expect(screen.getByLabelText('Way x')).toBeChecked();
  expect([isUnsaved(), localStorage.length, screen.queryByText(/We’ve restored/)]).toEqual([false, 0, null]);
});

test('[SHELL-56] a restored field that was changed elsewhere since is named; what is saved by now is not restored', () => {
  open();
  type('Title', 'New');
  type('Text', 'Long');
  cleanup();
  open({ ...saved, title: 'Theirs' });
  expect(screen.getByText(/Title changed in the meantime/)).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('New');
  type('Text', '');
  cleanup();
  open({ ...saved, title: 'New' });
  expect([screen.queryByText(/We’ve restored/), localStorage.length]).toEqual([null, 0]);
});

test('[SHELL-56] another member of this browser gets no draft, and neither does one that comes back after a week', () => {
  open();
  type('Title', 'New');
  cleanup();
  open(saved, '10');
  expect(screen.getByLabelText('Title')).toHaveValue('Old');
  cleanup();
  jest.useFakeTimers({ now: Date.now() + 8 * 24 * 3_600_000 });
  open();
  expect(screen.getByLabelText('Title')).toHaveValue('Old');
});

test('[SHELL-56] what was rejected is unsaved without a key being pressed, and its draft still has all of it', () => {
  open();
  type('Title', 'Wrong');
  cleanup();
  open({ ...saved, title: 'Wrong', isRejected: true });
  expect(isUnsaved()).toBe(true);
  type('Text', 'More');
  cleanup();
  open();
  expect(screen.getByLabelText('Title')).toHaveValue('Wrong');
  expect(screen.getByLabelText('Text')).toHaveValue('More');
});

test('[SHELL-56] a saved form, one that is given up and one that the browser sends itself hold nothing unsaved', () => {
  open();
  const ends: readonly (() => unknown)[] = [
    () => fireEvent.click(screen.getByRole('button', { name: 'Saved' })),
    () => discardUnsavedForms(),
    () => screen.getByLabelText<HTMLInputElement>('Title').form?.dispatchEvent(new Event('submit', { bubbles: true })),
  ];
  for (const end of ends) {
    type('Title', 'New');
    expect(isUnsaved()).toBe(true);
    end();
    expect([isUnsaved(), localStorage.length]).toEqual([false, 0]);
  }
});
