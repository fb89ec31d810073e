import { createBus } from '@verandah/bus';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import {
  ServicesContext,
  signInHref,
  readPending,
  useAskToSignIn,
  useSession,
  type Services,
  type SessionFacts,
} from './public.ts';

function services(session: SessionFacts): Services & { readonly moves: string[] } {
  const moves: string[] = [];
  const refused = (): Promise<never> => Promise.reject(new Error('not in this test'));
  return {
    moves,
    session,
    graph: { read: refused, write: refused },
    bus: createBus({
      report: (error) => {
        throw error;
      },
    }),
    flags: {},
    isLive: () => true,
    report: () => undefined,
    navigate: (href) => {
      moves.push(href);
      return Promise.resolve();
    },
  };
}

function Who() {
  const { known, signedIn, name, username, roles } = useSession();
  const signIn = useAskToSignIn();
  return (
    <>
      <p>
        {known ? (signedIn ? `${name ?? 'nobody named'} ${username ?? ''} ${roles.join()}` : 'a visitor') : 'not known'}
      </p>
      <button type="button" onClick={() => signIn({ reason: 'save', pending: { kind: 'save', listingId: '7' } })}>
        Save
      </button>
    </>
  );
}
const page = (given: Services) => (
  <MemoryRouter initialEntries={['/property/a?x=1&y=2']}>
    <ServicesContext value={given}>
      <Who />
    </ServicesContext>
  </MemoryRouter>
);
const visitor: SessionFacts = { signedIn: false, roles: [] };

test('[MEMB-18] on a page rendered as for a visitor the session is unknown until the host has published it', () => {
  const given = services(visitor);
  const html = renderToString(page(given));
  expect(html).toContain('not known');
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const problems: unknown[] = [];
  // Published before the area's page is hydrated: it finds what the server rendered, then it changes.
  given.bus.publish('member', { memberId: '4', name: 'Mia', username: 'mia' });
  given.bus.publish('session', { signedIn: true, memberId: '4', roles: ['member'] });
  act(() => {
    hydrateRoot(container, page(given), { onRecoverableError: (problem) => problems.push(problem) });
  });
  expect(problems).toEqual([]);
  expect(container).toHaveTextContent('Mia mia member');
  act(() => given.bus.publish('session', { signedIn: false, roles: [] }));
  expect(container).toHaveTextContent('a visitor');
  container.remove();
});

test('[MEMB-18] a private page has its member on the server already; the record of another member is ignored', () => {
  const given = services({
    signedIn: true,
    memberId: '4',
    name: 'Mia',
    username: 'mia',
    roles: ['member'],
    known: true,
  });
  expect(renderToString(page(given))).toContain('Mia mia member');
  given.bus.publish('member', { memberId: '5', name: 'Noah', username: 'noah' });
  given.bus.publish('session', { signedIn: true, memberId: '4', roles: ['member'] });
  render(page(given));
  expect(screen.getByText(/nobody named/)).toBeInTheDocument();
});

test('a visitor who is sent to sign in returns to the page with its query, and the pending action is stored once', async () => {
  const given = services(visitor);
  render(page(given));
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(screen.getByRole('button'));
  expect(given.moves[0]).toBe('/sign-in?return=%2Fproperty%2Fa%3Fx%3D1%26y%3D2&reason=save');
  expect(new URL(given.moves[0] ?? '', 'https://site.example').searchParams.get('return')).toBe('/property/a?x=1&y=2');
  expect(readPending()).toEqual([{ kind: 'save', listingId: '7' }]);
  expect(signInHref('/')).toBe('/sign-in');
});

test('a late response leads to the sign-in page only from the page it was for', async () => {
  const given = services(visitor);
  let askLater = (): void => undefined;
  function Page() {
    const askToSignIn = useAskToSignIn();
    useEffect(() => {
      askLater = () => askToSignIn({ pending: { kind: 'save', listingId: '9' } });
    });
    return null;
  }
  const { unmount } = render(
    <MemoryRouter>
      <ServicesContext value={given}>
        <Page />
      </ServicesContext>
    </MemoryRouter>,
  );
  unmount();
  askLater();
  expect(given.moves).toEqual([]);
  expect(readPending()).not.toContainEqual({ kind: 'save', listingId: '9' });
});
