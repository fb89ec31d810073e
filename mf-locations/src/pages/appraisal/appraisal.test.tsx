import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, request, services, Site, stubGraph, visitor, type Responses } from '@verandah/areas/test-kit';
import type { AppraisalData } from './data.ts';
import { loadAppraisal, submitAppraisal } from './load.ts';
import { AppraisalView } from './view.tsx';

const place = {
  slug: 'richmond-vic-3121',
  name: 'Richmond',
  label: 'Richmond, VIC 3121',
  type: 'suburb',
  stateCode: 'VIC',
  postcode: '3121',
};
const agent = (id: string, name: string, soldInPeriod: number) => ({
  id,
  username: name.toLowerCase(),
  name,
  office: { name: 'Harbour and Vale' },
  performance: { soldInPeriod, medianSoldPrice: soldInPeriod > 2 ? 1_200_000 : null },
});
const found = {
  property: {
    slug: '39',
    streetSlug: 'main-road',
    location: place,
    latest: { address: { street: '39 Main Road', suburb: 'Richmond', stateCode: 'VIC', postcode: '3121' } },
  },
  agents: {
    period: { to: '2026-11-20' },
    results: [agent('7', 'Ada', 9), agent('2', 'Ben', 1), agent('4', 'Cleo', 0)],
  },
};
const page = '/location/richmond-vic-3121/main-road/39/appraisal';
const received = { addEnquiry: { receipt: { id: '1' }, problems: [] } };
const requestOf = (responses: Responses, path = page) => {
  const stub = stubGraph({ AppraisalPage: found, AskForAppraisal: received, ...responses });
  const [slug = '', street = '', wanted = ''] = path.split('/').slice(2);
  return { ...stub, request: request(stub.graph, path, { slug, street, property: wanted }) };
};
const enquiriesIn = (requests: ReturnType<typeof requestOf>['requests']) =>
  requests.flatMap(({ name, variables }) =>
    name === 'AskForAppraisal' ? [variables as { input: Record<string, unknown>; key: string }] : [],
  );
const show = async (responses: Responses = {}) => {
  const loaded = await loadAppraisal(requestOf({}).request);
  if (loaded.status !== 200) throw new Error('no page');
  const stub = requestOf(responses);
  render(
    <Site given={services(stub.graph, { session: visitor })}>
      <AppraisalView data={loaded.data as AppraisalData} />
    </Site>,
  );
  return stub;
};
const fill = async () => {
  await userEvent.type(screen.getByLabelText('Name'), 'Vi Marsh');
  await userEvent.type(screen.getByLabelText('Email'), 'vi@example.com');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Pass my details/ }));
};
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

test('[PROP-09] agents who sold in the suburb are offered, most sales first, with their figures', async () => {
  const { request: wanted, requests } = requestOf({});
  expect(await loadAppraisal(wanted)).toMatchObject({
    data: { agents: [{ id: '7' }, { id: '2' }], address: '39 Main Road, Richmond, VIC 3121' },
    head: { noIndex: true },
  });
  expect(requests[0]?.variables).toMatchObject({
    location: 'richmond-vic-3121',
    agents: '{"location":"richmond-vic-3121","deals":"sale","take":3}',
  });
  await show();
  expect(screen.getByRole('checkbox', { name: 'Ada, Harbour and Vale' })).toHaveAccessibleDescription(
    '9 homes sold here, median $1,200,000 · Profile',
  );
  expect(screen.getByRole('checkbox', { name: 'Ben, Harbour and Vale' })).toHaveAccessibleDescription(
    '1 home sold here · Profile',
  );
});

test('[PROP-09] each chosen agent gets one enquiry; another attempt has the same keys', async () => {
  let isDown = true;
  const { requests } = await show({
    AskForAppraisal: ({ input }: { input: { agentId: string } }) => {
      if (input.agentId === '2' && isDown) throw new Error('The network failed.');
      return received;
    },
  });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ada, Harbour and Vale' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ben, Harbour and Vale' }));
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Ask 0 agents' }));
  expect(screen.getByText('Choose at least one agent.')).toBeVisible();
  expect(enquiriesIn(requests)).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ada, Harbour and Vale' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ben, Harbour and Vale' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ask 2 agents' }));
  expect(await screen.findByText(/We couldn’t confirm your requests were sent/)).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Ask 2 agents' }));
  expect(await screen.findByText(/^2 requests have/)).toBeVisible();
  const sent = enquiriesIn(requests);
  expect(sent.map(({ input }) => input['agentId'])).toEqual(['7', '2', '7', '2']);
  expect([sent[0]?.key, sent[1]?.key]).toEqual([sent[2]?.key, sent[3]?.key]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  expect(sent[0]?.input).toMatchObject({
    kind: 'appraisal',
    address: '39 Main Road, Richmond, VIC 3121',
    name: 'Vi Marsh',
    message: 'I’d like an appraisal of 39 Main Road, Richmond, VIC 3121.',
  });
});

test('[PROP-09] an agent who can’t be reached is named, and the others have the request; the same without script', async () => {
  const form = { name: 'Vi', email: 'vi@example.com', message: 'Please.', consent: 'yes', agents: ['7', '2', '99'] };
  const post = async (given: object, responses: Responses = {}) => {
    const { request: wanted, requests } = requestOf(responses);
    return { loaded: await submitAppraisal(wanted, { ...form, ...given }), sent: enquiriesIn(requests) };
  };
  const done = await post({});
  expect(done.loaded).toEqual({ status: 303, location: `${page}?sent=1` });
  expect(done.sent.map(({ input }) => input['agentId'])).toEqual(['7', '2']);
  expect((await post({ agents: [], email: 'x' })).loaded).toMatchObject({
    status: 422,
    data: { start: { problems: { agents: 'Choose at least one agent.', email: expect.any(String) } } },
  });
  const limited = { addEnquiry: { receipt: null, problems: [{ field: 'email', message: 'Too often.' }] } };
  const oneLimited: Responses = {
    AskForAppraisal: ({ input }: { input: { agentId: string } }) => (input.agentId === '7' ? limited : received),
  };
  const partly = 'We couldn’t ask Ada. Too often. The others have your request.';
  expect((await post({}, oneLimited)).loaded).toMatchObject({ data: { start: { problems: { form: partly } } } });
  expect((await post({ agents: '7' }, oneLimited)).loaded).toMatchObject({
    data: { start: { problems: { email: 'Too often.' }, fields: { agents: '7' } } },
  });
  expect(
    (await post({ agents: '7' }, { AskForAppraisal: refusal('NOT_FOUND', 'There is no such agent.') })).loaded,
  ).toMatchObject({ data: { start: { problems: { form: 'There is no such agent.' } } } });
});
