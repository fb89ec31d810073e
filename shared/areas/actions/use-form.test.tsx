import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphError, refusalText } from '@verandah/graph';
import { hasUnsavedForms } from '@verandah/kit';
import { stubGraph, member, refusal, services, Site, visitor } from '../test-kit/public.ts';
import { visitDraft } from './draft.ts';
import { useForm } from './use-form.ts';

interface Message {
  readonly [name: string]: string;
  readonly name: string;
  readonly text: string;
}
type Send = (fields: Message, mark: string) => Promise<Readonly<Partial<Record<keyof Message & string, string>>>>;

function MessageForm({ send }: { readonly send: Send }) {
  const { fields, problems, state, form, change, submit } = useForm<Message>({
    start: { fields: { name: '', text: '' } },
    kind: 'message',
    draft: visitDraft('message.7'),
    signIn: { reason: 'comment', message: 'Sign in to send this.' },
    check: ({ text }) => (text === '' ? { text: 'Write a message.' } : {}),
    send,
    problemsOf: (error) => {
      const text = refusalText(error);
      return text === null ? {} : { form: text };
    },
  });
  return (
    <form ref={form} onSubmit={submit} noValidate>
      {problems['form'] && (
        <div role="alert" tabIndex={-1}>
          {problems['form']}
        </div>
      )}
      <input
        aria-label="Name"
        name="name"
        value={fields.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <input
        aria-label="Text"
        name="text"
        value={fields.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <p data-testid="problem">{problems['text']}</p>
      <p data-testid="state">{state}</p>
      <button>Send</button>
    </form>
  );
}

beforeEach(() => sessionStorage.clear());

function open(send: Send, session = member) {
  const reported: unknown[][] = [];
  const given = services(stubGraph({}).graph, { session, report: (...report) => void reported.push(report) });
  const { unmount } = render(
    <Site given={given} at="/message">
      <MessageForm send={send} />
    </Site>,
  );
  return { given, reported, unmount };
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const type = (text: string) => userEvent.type(screen.getByLabelText('Text'), text);
const stateNow = () => screen.getByTestId('state').textContent;

test('a field with a problem gets the focus, and its problem disappears once it is corrected', async () => {
  const send = jest.fn<ReturnType<Send>, Parameters<Send>>(() => Promise.resolve({ name: 'Enter your name.' }));
  open(send);
  expect(screen.getByTestId('problem')).toBeEmptyDOMElement();
  await press();
  expect(screen.getByTestId('problem')).toHaveTextContent('Write a message.');
  expect(screen.getByLabelText('Text')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await type('x');
  expect(screen.getByTestId('problem')).toBeEmptyDOMElement();
  await press();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(stateNow()).toBe('rejected');
});

test('a rejection of the whole form is announced and focused; the next attempt carries the same mark', async () => {
  const marks: string[] = [];
  const responses = [refusal('THROTTLED', 'Too many in an hour.'), new GraphError('Send', 'network', 'offline'), null];
  const { reported } = open((_, mark) => {
    marks.push(mark);
    const response = responses.shift();
    return response ? Promise.reject(response) : Promise.resolve({});
  });
  await type('Hello');
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent('Too many in an hour.');
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(reported).toEqual([]);
  await press();
  expect([stateNow(), screen.queryByRole('alert')]).toEqual(['failed', null]);
  expect(reported).toEqual([[expect.any(GraphError), 'message']]);
  expect(sessionStorage.getItem('verandah.draft.message.7')).toContain('Hello');
  await press();
  expect(stateNow()).toBe('sent');
  expect([new Set(marks).size, sessionStorage.length]).toEqual([1, 0]);
});

test('a visitor, and a member who has been signed out, is sent to the sign-in page and loses nothing', async () => {
  const send = jest.fn<ReturnType<Send>, Parameters<Send>>(() => Promise.reject(refusal('SIGNED_OUT', 'Sign in.')));
  for (const session of [visitor, member]) {
    const { given, reported, unmount } = open(send, { ...session, known: true });
    await type('x');
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent('Sign in to send this.');
    expect([given.moves, reported]).toEqual([['/sign-in?return=%2Fmessage&reason=comment'], []]);
    unmount();
  }
  expect(send).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem('verandah.draft.message.7')).toContain('xx');
});

test('a form that is left while it is sending does not redirect', async () => {
  let fail = (): void => undefined;
  const { given, unmount } = open(
    () =>
      new Promise((_, reject) => {
        fail = () => reject(refusal('SIGNED_OUT', 'Sign in.'));
      }),
  );
  await type('Hello');
  await press();
  await press();
  unmount();
  await act(async () => {
    fail();
    await Promise.resolve();
  });
  expect(given.moves).toEqual([]);
});

interface Profile {
  readonly [name: string]: string;
  readonly name: string;
  readonly suburb: string;
  readonly phone: string;
  readonly about: string;
}
const names = ['name', 'suburb', 'phone', 'about'] as const;

function ProfileForm({
  draft,
  count = 4,
  send,
}: {
  readonly draft?: string;
  readonly count?: number;
  send(): Promise<Readonly<Record<string, string>>>;
}) {
  const { fields, form, change, submit } = useForm<Profile>({
    start: { fields: { name: 'Ada', suburb: '', phone: '', about: '' } },
    kind: 'profile',
    ...(draft !== undefined && { draft: visitDraft(draft) }),
    check: () => ({}),
    send,
  });
  return (
    <form ref={form} onSubmit={submit} noValidate>
      {names.slice(0, count).map((name) => (
        <input
          key={name}
          aria-label={name}
          name={name}
          value={fields[name]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      ))}
      <input type="password" name="secret" aria-label="Secret" />
      <button>Send</button>
    </form>
  );
}

test('[SHELL-56] a form of more than three fields is unsaved from the first change until it is sent', async () => {
  const responses: Readonly<Record<string, string>>[] = [{ name: 'Too long.' }, {}];
  const show = (page: { readonly draft?: string; readonly count?: number }) =>
    render(
      <Site given={services(stubGraph({}).graph, { session: member })}>
        <ProfileForm {...page} send={() => Promise.resolve(responses.shift() ?? {})} />
      </Site>,
    );
  const enter = (text: string) => userEvent.type(screen.getByLabelText('suburb'), text);
  const { unmount } = show({});
  expect(hasUnsavedForms('page')).toBe(false);
  await enter('Fitzroy');
  expect(hasUnsavedForms('page')).toBe(true);
  await press();
  expect(hasUnsavedForms('page')).toBe(true);
  await press();
  expect(hasUnsavedForms('tab')).toBe(false);
  await enter(' North');
  expect(hasUnsavedForms('page')).toBe(true);
  unmount();
  // With a draft nothing is lost before the tab is closed; three fields are soon written again.
  const stored = show({ draft: 'profile' });
  await enter('Fitzroy');
  expect([hasUnsavedForms('page'), hasUnsavedForms('tab')]).toEqual([false, true]);
  stored.unmount();
  show({ count: 3 });
  await enter('Fitzroy');
  expect(hasUnsavedForms('tab')).toBe(false);
});

test('values that a password manager filled in without an event are sent', async () => {
  const send = jest.fn<ReturnType<Send>, Parameters<Send>>(() => Promise.resolve({}));
  open(send);
  screen.getByLabelText<HTMLInputElement>('Text').value = 'Filled in';
  await press();
  expect(send).toHaveBeenCalledWith({ name: '', text: 'Filled in' }, expect.any(String));
});
