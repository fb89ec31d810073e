import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphError } from '@verandah/graph';
import { readPending } from '@verandah/kit';
import { stubGraph, member, refusal, services, Site, visitor } from '../test-kit/public.ts';
import { useFollow, type FollowState } from './use-follow.ts';

type Write = (follow: boolean) => Promise<FollowState>;

function Follow({ write, saysProblem = false }: { readonly write: Write; readonly saysProblem?: boolean }) {
  const { isFollowing, followerCount, problem, toggle } = useFollow({
    what: 'agent',
    id: '1',
    name: 'Olivia',
    state: { isFollowing: false, followerCount: 12 },
    write,
    saysProblem,
  });
  return (
    <>
      <button type="button" aria-pressed={isFollowing} onClick={toggle}>
        {followerCount}
      </button>
      <p role="alert">{problem}</p>
    </>
  );
}

function open(write: Write, session = member, saysProblem = false) {
  const given = services(stubGraph({}).graph, { session });
  const notifications: string[] = [];
  given.bus.follow('notifications', ({ kind, text }) => notifications.push(`${kind}: ${text}`));
  render(
    <Site given={given} at="/agent/olivia">
      <Follow write={write} saysProblem={saysProblem} />
    </Site>,
  );
  return { given, notifications, button: screen.getByRole('button') };
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('a press is shown at once and the API’s result stays; further presses in between send nothing', async () => {
  let arrive: (state: FollowState) => void = () => undefined;
  const write = jest.fn<Promise<FollowState>, [boolean]>(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  const { button, notifications } = open(write);
  await userEvent.click(button);
  expect([button.textContent, button.getAttribute('aria-pressed')]).toEqual(['13', 'true']);
  await userEvent.click(button);
  expect(write.mock.calls).toEqual([[true]]);
  await act(async () => arrive({ isFollowing: true, followerCount: 15 }));
  expect([button.textContent, button.getAttribute('aria-pressed'), notifications]).toEqual(['15', 'true', []]);
});

test('a failed follow or unfollow is reverted and the site shows a notification', async () => {
  const responses = [{ isFollowing: true, followerCount: 13 }, new GraphError('Unfollow', 'network', 'offline')];
  const { button, notifications } = open(async () => {
    const response = responses.shift() as FollowState;
    if (response instanceof Error) throw response;
    return response;
  });
  await userEvent.click(button);
  await userEvent.click(button);
  expect([button.textContent, button.getAttribute('aria-pressed'), notifications]).toEqual([
    '13',
    'true',
    ['error: You still follow Olivia: ending it failed. Try again.'],
  ]);
});

test('a page that shows problems itself gets the message: that of the API when it rejected the request', async () => {
  const { button, notifications } = open(
    () => Promise.reject(refusal('THROTTLED', 'Too many in an hour.')),
    member,
    true,
  );
  await userEvent.click(button);
  expect([screen.getByRole('alert').textContent, button.textContent, notifications]).toEqual([
    'Too many in an hour.',
    '12',
    [],
  ]);
});

test('a visitor is sent to sign in and follows afterwards, also when the API is the first to notice a missing sign-in', async () => {
  const write = jest.fn<Promise<FollowState>, [boolean]>(() => Promise.reject(refusal('SIGNED_OUT', 'Sign in.')));
  const first = open(write, visitor);
  await userEvent.click(first.button);
  expect([first.given.moves, write.mock.calls.length, readPending()]).toEqual([
    ['/sign-in?return=%2Fagent%2Folivia&reason=follow'],
    0,
    [{ kind: 'follow', what: 'agent', id: '1' }],
  ]);
  cleanup();
  const { given, notifications, button } = open(write, { signedIn: false, roles: [] });
  await userEvent.click(button);
  expect([given.moves, write.mock.calls.length, notifications, button.textContent]).toEqual([
    ['/sign-in?return=%2Fagent%2Folivia&reason=follow'],
    1,
    [],
    '12',
  ]);
});

test('a member who signs out in another tab follows nothing', async () => {
  const { given, button } = open(() => Promise.resolve({ isFollowing: true, followerCount: 13 }));
  await userEvent.click(button);
  expect(button.textContent).toBe('13');
  act(() => given.bus.publish('session', { signedIn: false, roles: [] }));
  expect([button.textContent, button.getAttribute('aria-pressed')]).toEqual(['12', 'false']);
});
