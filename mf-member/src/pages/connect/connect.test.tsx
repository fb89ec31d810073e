import { Site } from '@verandah/areas/test-kit';
import type { PageRequest, RestCall } from '@verandah/areas';
import { render, screen } from '@testing-library/react';
import { stubGraph } from '../../test-kit/stub-graph.ts';
import type { ConnectData } from './data.ts';
import { load, submit } from './load.ts';
import { ConnectView } from './view.tsx';

const nobody = (): Promise<never> => Promise.reject(new Error('not in this test'));
const consent = {
  application: 'Home <Planner>',
  returnsTo: 'planner.example.com',
  scopes: [
    { name: 'saved:read', description: 'Read saved alerts' },
    { name: 'of:newer', description: 'Do something newer' },
  ],
  account: 'mia@verandah.example',
};
const uid = 'u'.repeat(43);

function request(
  responses: Readonly<Record<string, { readonly status: number; readonly body?: unknown }>>,
  { path = `/account/connect/${uid}`, signedIn = true } = {},
): PageRequest & { readonly called: RestCall[] } {
  const called: RestCall[] = [];
  return {
    called,
    url: new URL(path, 'https://verandah.example'),
    params: path.includes(uid) ? { uid } : {},
    flags: {},
    now: 0,
    graph: { read: nobody, write: nobody },
    session: signedIn
      ? { signedIn: true, known: true, memberId: '4', roles: ['member'] }
      : { signedIn: false, known: true, roles: [] },
    rest: (call) => {
      called.push(call);
      return Promise.resolve({ body: null, status: 500, location: null, retryAfter: null, ...responses[call.method] });
    },
  };
}
const shown = { GET: { status: 200, body: consent } } as const;
const open = (data: ConnectData) =>
  render(
    <Site given={stubGraph({}).services}>
      <ConnectView data={data} />
    </Site>,
  );

test('[SEC-104] the page of consent names application, account, scopes and where the browser goes', async () => {
  const loaded = await load(request(shown));
  if (!('data' in loaded)) throw new Error('no page');
  expect(loaded.head.noIndex).toBe(true);
  open(loaded.data);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Connect Home <Planner>?');
  expect(document.body).toHaveTextContent('It asks to use your account mia@verandah.example.');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Read your alerts and what you follow',
    'Do something newer',
  ]);
  expect(document.body).toHaveTextContent('You’ll go to planner.example.com.');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Allow', 'Don’t allow']);
});

test('[SEC-104] a visitor signs in first; a wrong request is explained, its error only by a plain name', async () => {
  for (const visitor of [request(shown, { signedIn: false }), request({ GET: { status: 401 } })])
    expect(await load(visitor)).toMatchObject({
      status: 303,
      location: `/sign-in?${new URLSearchParams({ return: `/account/connect/${uid}`, reason: 'connect' }).toString()}`,
    });
  expect(await load(request({ GET: { status: 410 } }))).toMatchObject({ status: 200, data: { consent: null } });
  await expect(load(request({}))).rejects.toThrow('responded with 500');
  const errorAt = async (query: string) => {
    const loaded = await load(request({}, { path: `/account/connect?error=${query}` }));
    return 'data' in loaded ? loaded.data : null;
  };
  expect((await errorAt('Call%20us%20at%20555'))?.error).toBeNull();
  const data = await errorAt('invalid_redirect_uri');
  if (data === null) throw new Error('no page');
  open(data);
  expect(document.body).toHaveTextContent('Error for its developer: invalid_redirect_uri');
});

test('[SEC-104] without script a decision leads to a page with a link, since a form may not end at another site', async () => {
  const next = `/oauth/authorize/${uid}`;
  for (const [form, decision] of [
    [{ decision: 'allow' }, 'allow'],
    [{ decision: 'deny' }, 'deny'],
    [{}, 'deny'],
  ] as const) {
    const sent = request({ ...shown, POST: { status: 200, body: { location: next } } });
    const loaded = await submit(sent, form);
    expect(sent.called[1]).toEqual({ method: 'POST', path: `/auth/consents/${uid}`, body: { decision } });
    if (!('data' in loaded)) throw new Error('no page');
    const { unmount } = open(loaded.data);
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', next);
    unmount();
  }
  const refused = await submit(request({ ...shown, POST: { status: 429, body: { detail: 'Too often.' } } }), {
    decision: 'allow',
  });
  expect(refused).toMatchObject({ status: 422, data: { next: null, problems: { form: 'Too often.' } } });
});
