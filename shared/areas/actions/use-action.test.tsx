import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphError } from '@verandah/graph';
import { stubGraph, member, refusal, services, Site, visitor } from '../test-kit/public.ts';
import { useAction } from './use-action.ts';

interface Marked {
  readonly marked: boolean;
}

function Mark({ write }: { readonly write: () => Promise<Marked> }) {
  const { now, busy, problem, act: press } = useAction<Marked>({ reason: 'vote', state: { marked: false } });
  return (
    <>
      <button aria-pressed={now.marked} onClick={() => void press({ guess: { marked: true }, write })}>
        Mark
      </button>
      <p data-testid="busy">{String(busy)}</p>
      <p role="alert">{problem}</p>
    </>
  );
}

function open(write: () => Promise<Marked>, session = member) {
  const reported: unknown[][] = [];
  const given = services(stubGraph({}).graph, { session, report: (...report) => void reported.push(report) });
  const { unmount } = render(
    <Site given={given} at="/page">
      <Mark write={write} />
    </Site>,
  );
  return { given, reported, unmount };
}
const button = () => screen.getByRole('button', { name: 'Mark' });

test('a press is shown at once, sent once, and reverted when it is rejected', async () => {
  let reject = (_: Error): void => undefined;
  const write = jest.fn(
    () =>
      new Promise<Marked>((_, fail) => {
        reject = fail;
      }),
  );
  const { reported } = open(write);
  await userEvent.dblClick(button());
  expect(write).toHaveBeenCalledTimes(1);
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByTestId('busy')).toHaveTextContent('true');
  await act(async () => reject(refusal('THROTTLED', 'Too many in an hour.')));
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('alert')).toHaveTextContent('Too many in an hour.');
  expect(reported).toEqual([]);
});

test('an unknown outcome is reported once and has one message', async () => {
  const { reported } = open(() => Promise.reject(new GraphError('Mark', 'network', 'offline')));
  await userEvent.click(button());
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t connect.');
  expect(reported).toEqual([[expect.any(GraphError), 'vote']]);
});

test('a signed-out member is sent to the sign-in page, unless the page has been left', async () => {
  const write = jest.fn(() => Promise.reject(refusal('SIGNED_OUT', 'Sign in.')));
  const signIn = ['/sign-in?return=%2Fpage&reason=vote'];
  const asVisitor = open(write, visitor);
  await userEvent.click(button());
  expect([asVisitor.given.moves, write.mock.calls.length]).toEqual([signIn, 0]);
  asVisitor.unmount();

  const asMember = open(write);
  await userEvent.click(button());
  expect([asMember.given.moves, asMember.reported, screen.getByRole('alert').textContent]).toEqual([signIn, [], '']);
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  asMember.unmount();

  let fail = (): void => undefined;
  const left = open(
    () =>
      new Promise((_, reject) => {
        fail = () => reject(refusal('SIGNED_OUT', 'Sign in.'));
      }),
  );
  await userEvent.click(button());
  left.unmount();
  await act(async () => fail());
  expect(left.given.moves).toEqual([]);
});
