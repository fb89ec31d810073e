import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGraph, request, services, Site, visitor } from '@verandah/areas/test-kit';
import { GraphError } from '@verandah/graph';
import type { SessionFacts } from '@verandah/kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadWriteReview, type WriteReviewData } from './load.ts';
import { submitReview } from './submit.ts';
import { WriteReviewView } from './view.tsx';

const agent = {
  id: '1',
  username: 'olivia',
  name: 'Olivia Nakamura',
  title: null,
  portrait: null,
  office: { id: '2', name: 'Pelican Homes' },
};
const home = { id: '7', address: { street: '12 Rose Street', suburb: 'Richmond', stateCode: 'VIC', postcode: '3121' } };
const found = { ReviewedAgent: { agentProfile: agent, agentListings: { results: [home] } } };
const jo: SessionFacts = { signedIn: true, memberId: '4', roles: ['member'], known: true };
const text = 'She told us everything and sold within a week.';
const written = { WriteAgentReview: { addAgentReview: { id: '9' } } };

const load = (session: SessionFacts, responses: object = found) =>
  loadWriteReview(
    request(
      stubGraph(responses as Record<string, unknown>).graph,
      '/agent/olivia/reviews/new',
      { username: 'olivia' },
      session,
    ),
  );
const submit = (fields: Record<string, string>, responses: object = written, session = jo) => {
  const { graph, requests } = stubGraph({ ...found, ...responses });
  return {
    requests,
    result: submitReview(request(graph, '/agent/olivia/reviews/new', { username: 'olivia' }, session), fields),
  };
};
const refusal = (code: string, message: string, problems: { field: string; message: string }[] = []) =>
  new GraphError('WriteAgentReview', 'graphql', message, undefined, { code, problems });

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

test('[AGNT-05] a visitor signs in first and returns; an unknown agent is not found', async () => {
  expect(await load(visitor)).toEqual({
    status: 302,
    location: '/sign-in?return=%2Fagent%2Folivia%2Freviews%2Fnew&reason=review',
  });
  expect(await load(jo, { ReviewedAgent: { agentProfile: null, agentListings: null } })).toEqual({ status: 404 });
  expect(await load(jo)).toMatchObject({
    status: 200,
    data: { oneself: false, listings: [{ id: '7', label: '12 Rose Street, Richmond, VIC 3121' }] },
    head: { noIndex: true },
  });
});

test('[AGNT-05] nobody reviews themselves', async () => {
  const loaded = await load({ ...jo, agentId: '1' });
  expect(loaded).toMatchObject({ status: 200, data: { oneself: true } });
  if (loaded.status === 200)
    render(
      <Site given={services(stubGraph({}).graph)}>
        <WriteReviewView data={loaded.data} />
      </Site>,
    );
  expect(screen.getByRole('heading', { name: 'You can’t review yourself' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(await submit({ role: 'buyer', rating: '5', text }, written, { ...jo, agentId: '1' }).result).toMatchObject({
    status: 422,
  });
});

test('[AGNT-05] sent without script, a review has role, stars and listing, and redirects to the page with its state', async () => {
  const { requests, result } = submit({
    role: 'landlord',
    rating: '4',
    honesty: '5',
    knowledge: '9',
    listing: '7',
    title: ' Calm ',
    text,
  });
  expect(await result).toEqual({ status: 303, location: '/agent/olivia/reviews?reviewed=1' });
  expect(requests.at(-1)?.variables).toEqual({
    agentId: '1',
    input: {
      role: 'landlord',
      rating: 4,
      ratings: [{ factor: 'honesty', rating: 5 }],
      title: 'Calm',
      text,
      listingId: '7',
    },
  });
});

test('[AGNT-05] validation errors are shown beside their fields with everything that was typed, those of the API as well', async () => {
  const refused = await submit({ role: 'cousin', rating: '7', text: 'Short', title: 'x' }).result;
  expect(refused).toMatchObject({
    status: 422,
    data: {
      start: {
        fields: { text: 'Short' },
        problems: {
          role: expect.any(String),
          rating: expect.any(String),
          text: expect.stringContaining('20 characters'),
        },
      },
    },
  });
  if (refused.status === 422) {
    const html = renderToStaticMarkup(
      <Site given={services(stubGraph({}).graph)}>
        <WriteReviewView data={refused.data} />
      </Site>,
    );
    expect(html).toContain('Choose a rating from 1 to 5 stars.');
    expect(html).toContain('>Short</textarea>');
    expect(html).toMatch(
      /<form[^>]*method="post"[^>]*action="\/agent\/olivia\/reviews\/new"|action="\/agent\/olivia\/reviews\/new"[^>]*method="post"/,
    );
  }
  const valid = { role: 'buyer', rating: '5', text };
  expect(
    await submit(valid, { WriteAgentReview: refusal('CONFLICT', 'You have reviewed this agent already.') }).result,
  ).toMatchObject({ status: 422, data: { start: { problems: { form: 'You have reviewed this agent already.' } } } });
  expect(
    await submit(valid, {
      WriteAgentReview: refusal('BAD_USER_INPUT', 'x', [
        { field: 'listingId', message: "is not one of the agent's listings" },
      ]),
    }).result,
  ).toMatchObject({ data: { start: { problems: { listing: "Is not one of the agent's listings" } } } });
  expect(await submit(valid, { WriteAgentReview: refusal('SIGNED_OUT', 'Sign in.') }).result).toMatchObject({
    status: 303,
    location: expect.stringContaining('/sign-in'),
  });
  expect(
    await submit(valid, { WriteAgentReview: new GraphError('WriteAgentReview', 'network', 'offline') }).result,
  ).toMatchObject({ status: 422, data: { start: { state: 'failed', fields: { text } } } });
});

test('[AGNT-05] with script it is sent in place; after a lost response a retry counts as written', async () => {
  const results: unknown[] = [
    new GraphError('WriteAgentReview', 'network', 'offline'),
    refusal('CONFLICT', 'You have reviewed this agent already.'),
  ];
  const navigations: string[] = [];
  const { graph, requests } = stubGraph({ WriteAgentReview: () => results.shift() });
  const loaded = await load(jo);
  const data = (loaded as { data: WriteReviewData }).data;
  render(
    <Site
      given={services(graph, {
        session: jo,
        navigate: (href) => {
          navigations.push(href);
          return Promise.resolve();
        },
      })}
    >
      <WriteReviewView data={data} />
    </Site>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send review' }));
  expect(screen.getByRole('radio', { name: 'Sold my property' })).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: 'Sold my property' }));
  await userEvent.click(screen.getAllByRole('radio', { name: /^4 stars/ })[0] as HTMLElement);
  await userEvent.type(screen.getByLabelText(/^Your review/), text);
  await userEvent.click(screen.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('What you wrote is still here');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(navigations).toEqual(['/agent/olivia/reviews?reviewed=1']);
  expect(requests.filter(({ name }) => name === 'WriteAgentReview')).toHaveLength(2);
  expect(sessionStorage).toHaveLength(0);
});
