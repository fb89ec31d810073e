import type { PageRequest } from '@verandah/areas';
import { NowContext, Router, ServicesContext } from '@verandah/kit';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGraph } from '../../test-kit/stub-graph.ts';
import { doneText, successes } from '../account/action.ts';
import { submit } from './load.ts';
import { VerifyView } from './view.tsx';

const chosen = 'Enter the password you chose when you signed up.';
const rejection = { errors: [{ field: 'password', message: chosen }] };

test('[MEMB-21] the link in another browser than the one that signed up requires the password, and then signs in', async () => {
  window.location.hash = '#token=a.b-c';
  const calls: string[] = [];
  const fetched = jest.fn((_path: string, init: RequestInit) => {
    calls.push(String(init.body));
    const right = String(init.body).includes('gentle words');
    return Promise.resolve({
      status: right ? 200 : 422,
      headers: new Headers(right ? { location: '/member/mia' } : {}),
      text: () => Promise.resolve(JSON.stringify(right ? {} : rejection)),
    });
  });
  Object.assign(globalThis, { fetch: fetched });
  const { services, bus, notices } = stubGraph({});
  const signedIn: unknown[] = [];
  bus.follow('session-asked', (ask) => signedIn.push(ask));
  render(
    <ServicesContext value={services}>
      <NowContext value={0}>
        <Router
          location="/sign-up/verify"
          navigator={{ createHref: String, go: () => undefined, push: () => undefined, replace: () => undefined }}
        >
          <VerifyView data={{ fields: { token: '', password: '' }, problems: {} }} />
        </Router>
      </NowContext>
    </ServicesContext>,
  );
  await userEvent.type(await screen.findByLabelText('Password'), 'gentle words');
  expect(screen.getByText(/You signed up in another browser/)).toBeVisible();
  // The link was opened: nothing is left to paste.
  expect(screen.queryByLabelText('Link from the email')).toBeNull();
  // Nobody has typed a wrong password yet.
  expect(screen.queryByText(chosen)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm email address' }));
  await waitFor(() => expect(signedIn).toEqual([{ ask: 'signed-in', location: '/member/mia' }]));
  expect(calls).toEqual(['{"token":"a.b-c"}', '{"token":"a.b-c","password":"gentle words"}']);
  expect(notices).toEqual(['success: Your email address is confirmed.']);
});

test('[MEMB-21] the link in the browser that signed up confirms the address at once, with a message', async () => {
  window.location.hash = '#token=a.b-c';
  Object.assign(globalThis, {
    fetch: () =>
      Promise.resolve({
        status: 200,
        headers: new Headers({ location: '/member/mia' }),
        text: () => Promise.resolve('{}'),
      }),
  });
  const { services, notices } = stubGraph({});
  render(
    <ServicesContext value={services}>
      <NowContext value={0}>
        <Router
          location="/sign-up/verify"
          navigator={{ createHref: String, go: () => undefined, push: () => undefined, replace: () => undefined }}
        >
          <VerifyView data={{ fields: { token: '', password: '' }, problems: {} }} />
        </Router>
      </NowContext>
    </ServicesContext>,
  );
  await waitFor(() => expect(notices).toEqual(['success: Your email address is confirmed.']));
});

test('[MEMB-21] [MEMB-23] without script a confirmed address leads to the account, with a message', async () => {
  const request: PageRequest = {
    url: new URL('https://verandah.example/sign-up/verify'),
    params: {},
    session: { signedIn: false, roles: [] },
    flags: {},
    now: 0,
    graph: { read: () => Promise.reject(new Error()), write: () => Promise.reject(new Error()) },
    rest: () => Promise.resolve({ status: 200, body: {}, location: '/member/mia', retryAfter: null }),
  };
  const link = 'https://verandah.example/sign-up/verify#token=a.b-c';
  expect(await submit(request, { token: link })).toEqual({
    status: 303,
    location: '/account?done=email-verify#email',
  });
  expect(successes).toEqual(expect.arrayContaining(['email-verify', 'email-confirm']));
  expect([doneText['email-verify'], doneText['email-confirm']]).toEqual([
    'Your email address is confirmed.',
    'Your email address is confirmed. Your account now uses it.',
  ]);
});

test('[MEMB-21] without script the page returns with a field for the password, which is never sent back', async () => {
  const request: PageRequest = {
    url: new URL('https://verandah.example/sign-up/verify'),
    params: {},
    session: { signedIn: false, roles: [] },
    flags: {},
    now: 0,
    graph: { read: () => Promise.reject(new Error()), write: () => Promise.reject(new Error()) },
    rest: () => Promise.resolve({ status: 422, body: rejection, location: null, retryAfter: null }),
  };
  const link = 'https://verandah.example/sign-up/verify#token=a.b-c';
  const response = await submit(request, { token: link, password: 'wrong words' });
  expect(response).toMatchObject({
    status: 422,
    data: { fields: { token: link, password: '' }, problems: { password: chosen } },
  });
  if (!response || !('data' in response)) throw new Error('The page has no data.');
  const { services } = stubGraph({});
  render(
    <ServicesContext value={services}>
      <NowContext value={0}>
        <Router
          location="/sign-up/verify"
          navigator={{ createHref: String, go: () => undefined, push: () => undefined, replace: () => undefined }}
        >
          <VerifyView data={response.data} />
        </Router>
      </NowContext>
    </ServicesContext>,
  );
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(chosen);
});
