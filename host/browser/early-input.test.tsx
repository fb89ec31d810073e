import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { rememberEarlyInput } from './early-input.ts';

const heard: string[] = [];
function Form({ visitor }: { readonly visitor: string }) {
  const [text, setText] = useState('');
  const [more, setMore] = useState('as it was');
  const [mode, setMode] = useState('buy');
  const [sort, setSort] = useState('newest');
  const [agreed, setAgreed] = useState(false);
  return (
    <form aria-label={visitor}>
      <input
        aria-label="Place"
        value={text}
        onChange={({ target }) => {
          heard.push(target.value);
          setText(target.value);
        }}
      />
      <textarea aria-label="Words" value={more} onChange={({ target }) => setMore(target.value)} />
      {['buy', 'rent'].map((one) => (
        <input
          key={one}
          type="radio"
          name="mode"
          aria-label={one}
          checked={mode === one}
          onChange={() => setMode(one)}
        />
      ))}
      <input type="checkbox" aria-label="Agree" checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />
      <select aria-label="Sort" value={sort} onChange={({ target }) => setSort(target.value)}>
        <option>newest</option>
        <option>oldest</option>
      </select>
      <input aria-label="Untouched" value={`${text}${mode}`} readOnly />
    </form>
  );
}
const [place, words, rent, agree, sort] = [
  () => screen.getByLabelText<HTMLInputElement>('Place'),
  () => screen.getByLabelText('Words'),
  () => screen.getByLabelText('rent'),
  () => screen.getByLabelText('Agree'),
  () => screen.getByLabelText('Sort'),
];

let root: Root | undefined;
beforeEach(() => {
  heard.length = 0;
  document.body.innerHTML = `<div id="place">${renderToString(<Form visitor="nobody yet" />)}</div>`;
});
afterEach(() => act(() => root?.unmount()));
const wake = async (): Promise<void> => {
  root = await act(async () =>
    hydrateRoot(document.getElementById('place') as HTMLElement, <Form visitor="nobody yet" />),
  );
};
/** As pages are drawn again when they learn of their visitor. */
const learn = (): Promise<void> => act(async () => root?.render(<Form visitor="a member" />));

test('[SHELL-21] what was typed and chosen before hydration stays, and the page has it', async () => {
  await userEvent.type(place(), 'fitz');
  const hand = rememberEarlyInput(document);
  await userEvent.type(words(), ' and more'); // while scripts are on their way
  await userEvent.click(rent());
  await userEvent.click(agree());
  await userEvent.selectOptions(sort(), 'oldest');
  await userEvent.click(place());
  await userEvent.keyboard('roy{ArrowLeft}');
  await wake();
  await learn();
  await act(async () => hand());
  const all = (): void => {
    expect(place()).toHaveValue('fitzroy');
    expect(words()).toHaveValue('as it was and more');
    expect(rent()).toBeChecked();
    expect(agree()).toBeChecked();
    expect(sort()).toHaveValue('oldest');
    expect(screen.getByLabelText('Untouched')).toHaveValue('fitzroyrent');
  };
  all();
  await learn();
  all();
});

test('it stays as well when nothing of the page has changed yet, with the cursor where it was', async () => {
  await userEvent.type(place(), 'fitzroy{ArrowLeft}');
  const hand = rememberEarlyInput(document);
  await wake();
  await act(async () => hand());
  await learn();
  expect([place().value, place().selectionEnd, document.activeElement]).toEqual(['fitzroy', 6, place()]);
});

test('[SHELL-21] what the visitor has selected stays selected: what they type next replaces it', async () => {
  await userEvent.type(place(), 'fitzroy');
  const hand = rememberEarlyInput(document);
  (place() as HTMLInputElement).setSelectionRange(0, 7);
  await wake();
  await act(async () => hand());
  await userEvent.keyboard('carlton');
  await learn();
  expect(place()).toHaveValue('carlton');
});

/** A page whose view is loaded later than the page itself: React hydrates it in a pass of its own. */
function DeferredForm({ view }: { readonly view: ComponentType }) {
  const View = view;
  return (
    <Suspense>
      <View />
    </Suspense>
  );
}
const AccountForm = (): ReactNode => {
  const [fields, setFields] = useState({ account: '', password: '' });
  return (
    <>
      {(['account', 'password'] as const).map((name) => (
        <input
          key={name}
          aria-label={name}
          value={fields[name]}
          onChange={({ target }) => setFields((before) => ({ ...before, [name]: target.value }))}
        />
      ))}
      <output>{Object.values(fields).join()}</output>
    </>
  );
};

test('[SHELL-21] what is typed before a deferred view is hydrated stays, however late that is', async () => {
  document.body.innerHTML = `<div id="place">${renderToString(<DeferredForm view={AccountForm} />)}</div>`;
  let arrive = (_: { default: typeof AccountForm }): void => undefined;
  const Lazy = lazy(() => new Promise<{ default: typeof AccountForm }>((resolve) => (arrive = resolve)));
  const hand = rememberEarlyInput(document);
  root = await act(async () =>
    hydrateRoot(document.getElementById('place') as HTMLElement, <DeferredForm view={Lazy} />),
  );
  await userEvent.type(screen.getByLabelText('account'), 'mia');
  await act(async () => hand());
  await userEvent.type(screen.getByLabelText('password'), 'magpie');
  await act(async () => arrive({ default: AccountForm }));
  await waitFor(() => expect(screen.getByText('mia,magpie')).toBeInTheDocument());
  expect(screen.getByLabelText('account')).toHaveValue('mia');
  expect(screen.getByLabelText('password')).toHaveValue('magpie');
});

test('a page without input gets no input events', async () => {
  const hand = rememberEarlyInput(document);
  await wake();
  await act(async () => hand());
  expect(heard).toEqual([]);
});
