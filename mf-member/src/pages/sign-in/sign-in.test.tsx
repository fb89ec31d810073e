import type { PageRequest, RestCall } from '@verandah/areas';
import { request as ownPage, Site } from '@verandah/areas/test-kit';
import { createBus } from '@verandah/bus';
import { intentItems, NowContext, Router, ServicesContext, type Services } from '@verandah/kit';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { redirectVectors } from '@verandah/market/test-kit';
import { ownPath } from '../../features/form/own-path.ts';
import { submit as submitReset } from '../reset/load.ts';
import { ResetView } from '../reset/view.tsx';
import { stubGraph } from '../../test-kit/stub-graph.ts';
import { linkToken } from '../../features/form/link-token.ts';
import { noFields } from './data.ts';
import { load as loadAlerts } from '../alerts/load.ts';
import { load as loadFollowing } from '../following/load.ts';
import { load as loadNotifications } from '../notifications/load.ts';
import { load as loadSignIn, submit as submitSignIn } from './load.ts';
import { reasons } from './reasons.ts';
import { SignInView } from './view.tsx';

const visitor = { signedIn: false, roles: [], known: true } as const;
const nobody = (): Promise<never> => Promise.reject(new Error('not in this test'));
function request(
  path: string,
  result: (call: RestCall) => { readonly status: number; readonly body?: unknown; readonly location?: string },
  session: PageRequest['session'] = visitor,
): PageRequest & { readonly called: RestCall[] } {
  const called: RestCall[] = [];
  return {
    called,
    url: new URL(path, 'https://verandah.example'),
    params: {},
    session,
    flags: {},
    now: 0,
    graph: { read: nobody, write: nobody },
    rest: (call) => {
      called.push(call);
      const {
        status,
        body = null,
        location = null,
      } = call.path === '/auth/providers' ? { status: 200, body: [] } : result(call);
      return Promise.resolve({ status, body, location, retryAfter: null });
    },
  };
}

test('[MEMB-01] without script: a 303 to where the visitor came from; after a rejection the page returns without the password', async () => {
  const taken = request('/sign-in?return=%2Falerts%3Fa%3D1', () => ({ status: 200, location: '/member/mia' }));
  expect(await submitSignIn(taken, { account: ' mia@verandah.example ', password: 'p' })).toEqual({
    status: 303,
    location: '/alerts?a=1',
  });
  expect(taken.called.at(-1)).toEqual({
    method: 'POST',
    path: '/auth/signin',
    body: { email: 'mia@verandah.example', password: 'p' },
  });
  const refused = await submitSignIn(
    request('/sign-in', () => ({ status: 401, body: { detail: 'Not right.' } })),
    { account: 'mia', password: 'secret words' },
  );
  expect(refused).toMatchObject({
    status: 422,
    data: { fields: { account: 'mia', password: '' }, problems: { form: 'Not right.' } },
  });
  expect(JSON.stringify(refused)).not.toContain('secret words');
  const unavailable = await submitSignIn(
    request('/sign-in', () => ({ status: 503 })),
    { account: 'mia', password: 'p' },
  );
  expect(unavailable).toMatchObject({
    status: 422,
    data: {
      fields: { account: 'mia' },
      problems: { form: expect.stringContaining('What you’ve typed is still here') },
    },
  });
  expect(await submitSignIn(request('/sign-in', nobody as never), {})).toMatchObject({
    status: 422,
    data: { problems: { account: 'Enter your email address or your username.', password: 'Enter your password.' } },
  });
});

test('[SEC-30] a signed-in visitor is redirected, only to paths of this site', async () => {
  expect(
    await loadSignIn(
      request('/sign-in?return=/alerts', nobody as never, { signedIn: true, roles: [], known: true, name: 'Mia' }),
    ),
  ).toEqual({ status: 302, location: '/alerts' });
  expect(
    [
      '/a?b=1#c',
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '/sign-in?return=/x',
      '/auth/renew',
      'javascript:alert(1)',
      '',
      null,
    ].map(ownPath),
  ).toEqual(['/a?b=1#c', '/', '/', '/', '/', '/', '/', '/', '/']);
  for (const to of redirectVectors) {
    const signInRequest = request(`/sign-in?return=${encodeURIComponent(to)}`, () => ({
      status: 200,
      location: '/member/mia',
    }));
    expect([to, await submitSignIn(signInRequest, { account: 'mia', password: 'p' })]).toEqual([
      to,
      { status: 303, location: '/sign-in?return=%2F' },
    ]);
  }
  expect(['#token=a.b-c', ' https://verandah.example/sign-up/verify#token=x_y ', 'x_y'].map(linkToken)).toEqual([
    'a.b-c',
    'x_y',
    'x_y',
  ]);
});

test('[PORT-22] an agent who came from no page lands in the portal, others on the home page', async () => {
  const landed = (query: string, roles: readonly string[]) =>
    loadSignIn(request(`/sign-in?${query}`, () => ({ status: 200 }), { signedIn: true, roles, known: true }));
  expect([
    await landed('return=%2F', ['member', 'agent']),
    await landed('return=%2Falerts', ['member', 'agent']),
    await landed('return=https%3A%2F%2Fevil.example', ['member', 'agent']),
    await landed('return=%2F', ['member', 'admin']),
  ]).toEqual(['/agent-portal', '/alerts', '/agent-portal', '/'].map((location) => ({ status: 302, location })));
});

test('[MEMB-07, MEMB-09] with script: validation, one call, the host learns the member, then the page navigates', async () => {
  localStorage.clear();
  const navigations: string[] = [];
  const requested: unknown[] = [];
  const bus = createBus({
    report: (error) => {
      throw error;
    },
  });
  bus.follow('session-asked', (ask) => requested.push(ask));
  const services: Services = {
    graph: { read: nobody, write: nobody },
    bus,
    session: visitor,
    flags: {},
    isLive: () => true,
    report: () => undefined,
    navigate: (href) => {
      navigations.push(href);
      return Promise.resolve();
    },
  };
  const responses = [
    { status: 401, body: { detail: 'Not right.' }, location: null },
    { status: 200, body: { id: 4 }, location: '/member/mia' },
  ];
  const calls: string[] = [];
  const fetched = jest.fn((path: string, init: RequestInit) => {
    calls.push(`${path} ${String(init.body)}`);
    const { status, body, location } = responses.shift() ?? { status: 500, body: {}, location: null };
    return Promise.resolve({
      status,
      headers: new Headers(location ? { location } : {}),
      text: () => Promise.resolve(JSON.stringify(body)),
    });
  });
  Object.assign(globalThis, { fetch: fetched });
  const data = {
    returnTo: '/alerts',
    reason: 'save',
    providers: [],
    already: null,
    returning: null,
    fields: noFields,
    problems: {},
  } as const;
  render(
    <ServicesContext value={services}>
      <NowContext value={0}>
        <Router
          location="/sign-in"
          navigator={{ createHref: String, go: () => undefined, push: () => undefined, replace: () => undefined }}
        >
          <SignInView data={data} />
        </Router>
      </NowContext>
    </ServicesContext>,
  );
  const button = screen.getByRole('button', { name: 'Sign in' });
  await userEvent.click(button);
  expect(screen.getByLabelText('Email or username')).toHaveFocus();
  expect(calls).toEqual([]);
  await userEvent.type(screen.getByLabelText('Email or username'), 'mia');
  await userEvent.type(screen.getByLabelText('Password'), 'words');
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not right.');
  expect(screen.getByLabelText('Password')).toHaveValue('words');
  await userEvent.click(button);
  await waitFor(() => expect(requested).toEqual([{ ask: 'signed-in', location: '/member/mia' }]));
  expect(calls[1]).toBe('/auth/signin {"username":"mia","password":"words"}');
  expect([
    localStorage.getItem(intentItems.mode),
    localStorage.getItem(intentItems.type),
    localStorage.getItem(intentItems.position),
  ]).toEqual(['2', 'email', 'save']);
  expect(navigations).toEqual([]);
  act(() => bus.publish('session', { signedIn: true, memberId: '4', roles: ['member'] }));
  await waitFor(() => expect(navigations).toContain('/alerts'));
});

test('[MEMB-01] without script: a visitor whose session was ended elsewhere is signed out, not redirected back', async () => {
  const member = { ...visitor, signedIn: true, memberId: '7', name: 'Mia' };
  const load = (status: number) =>
    loadSignIn(request('/sign-in?return=%2Faccount&reason=account', () => ({ status }), member));
  expect(await load(401)).toEqual({
    status: 302,
    location: '/auth/renew?return=%2Fsign-in%3Freturn%3D%252Faccount%26reason%3Daccount',
  });
  expect(await load(200)).toEqual({ status: 302, location: '/account' });
  // While the API is unavailable the visitor stays signed in.
  expect(await load(503)).toEqual({ status: 302, location: '/account' });
});

test('[MEMB-01] without script: where a second factor is required, the page returns with the step for a code', async () => {
  const response = await submitSignIn(
    request('/sign-in?return=/alerts', () => ({
      status: 401,
      body: {
        detail: 'Enter the code.',
        challenge: 'c-1',
        errors: [{ field: 'code', message: 'Enter the code from your authenticator app.' }],
      },
    })),
    { account: 'mia', password: 'secret words' },
  );
  expect(response).toMatchObject({
    status: 200,
    data: { returnTo: '/alerts', problems: {}, fields: { challenge: 'c-1', password: '' } },
  });
  expect(JSON.stringify(response)).not.toContain('secret words');
  const wrong = await submitSignIn(
    request('/sign-in', () => ({
      status: 422,
      body: { errors: [{ field: 'code', message: 'This code is not right.' }] },
    })),
    { challenge: 'c-1', code: '', recovery: 'AAAA-BBBB' },
  );
  expect(wrong).toMatchObject({
    status: 422,
    data: { problems: { recovery: 'This code is not right.' }, fields: { challenge: 'c-1', recovery: 'AAAA-BBBB' } },
  });
  const taken = request('/sign-in?return=/alerts', () => ({ status: 200, location: '/member/mia' }));
  expect(await submitSignIn(taken, { challenge: 'c-1', code: ' 123456 ', recovery: '' })).toEqual({
    status: 303,
    location: '/alerts',
  });
  expect(taken.called.at(-1)).toEqual({
    method: 'POST',
    path: '/auth/second-factor',
    body: { challenge: 'c-1', code: '123456' },
  });
  expect(await submitSignIn(request('/sign-in', nobody as never), { challenge: 'c-1' })).toMatchObject({
    status: 422,
    data: { problems: { code: 'Enter the code from your authenticator app.' } },
  });
});

test('[MEMB-01, MEMB-09] with script: the code’s step replaces the form, focused; a wrong code has its error at the field', async () => {
  const requested: unknown[] = [];
  const bus = createBus({
    report: (error) => {
      throw error;
    },
  });
  bus.follow('session-asked', (ask) => requested.push(ask));
  const services: Services = {
    graph: { read: nobody, write: nobody },
    bus,
    session: visitor,
    flags: {},
    isLive: () => true,
    report: () => undefined,
    navigate: () => Promise.resolve(),
  };
  const responses = [
    {
      status: 401,
      body: { challenge: 'c-1', errors: [{ field: 'code', message: 'Enter the code from your authenticator app.' }] },
      location: null,
    },
    { status: 422, body: { errors: [{ field: 'code', message: 'This code is not right.' }] }, location: null },
    { status: 200, body: { id: 4 }, location: '/member/mia' },
  ];
  const calls: string[] = [];
  Object.assign(globalThis, {
    fetch: (path: string, init: RequestInit) => {
      calls.push(`${path} ${String(init.body)}`);
      const { status, body, location } = responses.shift() ?? { status: 500, body: {}, location: null };
      return Promise.resolve({
        status,
        headers: new Headers(location ? { location } : {}),
        text: () => Promise.resolve(JSON.stringify(body)),
      });
    },
  });
  const data = {
    returnTo: '/alerts',
    reason: null,
    providers: [],
    already: null,
    returning: null,
    fields: noFields,
    problems: {},
  } as const;
  render(
    <ServicesContext value={services}>
      <NowContext value={0}>
        <Router
          location="/sign-in"
          navigator={{ createHref: String, go: () => undefined, push: () => undefined, replace: () => undefined }}
        >
          <SignInView data={data} />
        </Router>
      </NowContext>
    </ServicesContext>,
  );
  await userEvent.type(screen.getByLabelText('Email or username'), 'mia');
  await userEvent.type(screen.getByLabelText('Password'), 'words{Enter}');
  const field = await screen.findByLabelText('Code');
  expect(field).toHaveFocus();
  expect([
    field.getAttribute('autocomplete'),
    field.getAttribute('inputmode'),
    screen.getByRole('heading', { level: 1 }).textContent,
    screen.queryByLabelText('Password'),
  ]).toEqual(['one-time-code', 'numeric', 'Enter your code', null]);
  await userEvent.type(field, '000000{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('This code is not right.')));
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.type(field, '123456{Enter}');
  await waitFor(() => expect(requested).toEqual([{ ask: 'signed-in', location: '/member/mia' }]));
  expect(calls.slice(1)).toEqual([
    '/auth/second-factor {"challenge":"c-1","code":"000000"}',
    '/auth/second-factor {"challenge":"c-1","code":"123456"}',
  ]);
});

test('[MEMB-01] after a password was set by email and a code is required, the sign-in page has a message, also without script', async () => {
  const body = {
    challenge: 'c-1',
    errors: [{ field: 'code', message: 'Enter the code from your authenticator app.' }],
  };
  const typed = { token: 't', password: 'a wholly new sentence' };
  const target = '/sign-in?reason=password';
  expect(
    await submitReset(
      request('/sign-in/reset', () => ({ status: 401, body })),
      typed,
    ),
  ).toEqual({ status: 303, location: target });
  const visit = stubGraph({});
  Object.assign(globalThis, {
    fetch: () =>
      Promise.resolve({ status: 401, headers: new Headers(), text: () => Promise.resolve(JSON.stringify(body)) }),
  });
  render(
    <Site given={visit.services}>
      <ResetView data={{ fields: typed, problems: {} }} />
    </Site>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
  await waitFor(() => expect(visit.moves).toEqual([target]));
  expect(screen.queryByRole('alert')).toBeNull();
  const loaded = await loadSignIn(request(target, nobody as never));
  if (!('data' in loaded)) throw new Error('It leads elsewhere.');
  render(
    <Site given={visit.services}>
      <SignInView data={loaded.data} />
    </Site>,
  );
  expect(screen.getByText(/Your new password is set. Sign in with it and a code/)).toBeInTheDocument();
});

test('[MEMB-01, MEMB-02] a member from a provider with a second factor enters only the code; the challenge is in a cookie', async () => {
  const loaded = await loadSignIn(request('/sign-in?return=/alerts&step=code', nobody as never));
  expect(loaded).toMatchObject({ status: 200, data: { returnTo: '/alerts', fields: { challenge: 'held' } } });
  const taken = request('/sign-in?return=/alerts', () => ({ status: 200, location: '/member/mia' }));
  expect(await submitSignIn(taken, { challenge: 'held', code: '123456' })).toEqual({
    status: 303,
    location: '/alerts',
  });
  expect(taken.called.at(-1)).toEqual({ method: 'POST', path: '/auth/second-factor', body: { code: '123456' } });
});

test('[MEMB-33] a visitor of a member’s page reads what they will see, not that something will be saved', async () => {
  const graph = { read: nobody, write: nobody };
  for (const [path, load] of [
    ['/alerts', loadAlerts],
    ['/following', loadFollowing],
    ['/notifications', loadNotifications],
  ] as const) {
    const loaded = await load(ownPage(graph, path, {}, visitor));
    const to = 'location' in loaded ? new URL(loaded.location, 'https://verandah.example').searchParams : null;
    expect([path, to?.get('return')]).toEqual([path, path]);
    expect(reasons[(to?.get('reason') ?? '') as keyof typeof reasons]).toMatch(/^Sign in to see /);
  }
});
