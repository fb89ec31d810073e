import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGraph, refusal, request, visitor } from '@verandah/areas/test-kit';
import { actionsFor, type Case } from '../../features/moderation/case.ts';
import { admin, mara, visit } from '../../test-kit/visit.tsx';
import { load as loadQueue, submit as submitQueue } from '../moderation/load.ts';
import { QueueView } from '../moderation/view.tsx';
import { load as loadCase, submit as submitCase } from './load.ts';
import { CasePageView } from './view.tsx';

const subject: Case = {
  kind: 'answer',
  targetId: '21',
  state: 'visible',
  isLocked: false,
  text: 'Buy my loans.',
  path: '/question/x-7',
  authorName: 'Noah',
  place: 'Richmond VIC 3121',
  author: { username: 'noah', memberSince: '2025-03-01T00:00:00Z', published: 4, rejected: 1 },
  reports: [{ reason: 'Spam', detail: 'It sells loans.', reporter: 'Mara', createdAt: '2026-11-20T00:00:00Z' }],
  history: [{ at: '2026-11-01T00:00:00Z', who: 'Quinn', action: 'dismiss', why: 'Fine then.' }],
};
const params = { kind: 'answer', id: '21' };
const path = '/moderation/answer/21';

test('[MOD-01] queue and cases are for admins only: visitors sign in first, others get a 404', async () => {
  for (const load of [loadQueue, loadCase]) {
    const at = (session: typeof mara) => load(request(stubGraph({}).graph, path, params, session));
    expect([await at(visitor), await at(mara)]).toEqual([
      { status: 302, location: expect.stringContaining('/sign-in?return=%2Fmoderation') },
      { status: 404 },
    ]);
  }
});

test('[MOD-01, MOD-03] the queue lists open cases with their reasons, and links to each; kinds have their counts', async () => {
  const { graph, requests } = stubGraph({
    ModerationQueue: {
      moderationQueue: {
        total: 45,
        counts: [
          { kind: 'answer', count: 45 },
          { kind: 'agentReview', count: 1200 },
        ],
        results: [{ reportCount: 2, since: '2026-11-20T00:00:00Z', case: subject }],
      },
    },
  });
  const loaded = await loadQueue(request(graph, '/moderation?kind=answer&page=2', {}, admin));
  expect(requests).toEqual([{ name: 'ModerationQueue', variables: { kind: 'answer', skip: 20, take: 20 } }]);
  if (loaded.status !== 200) throw new Error('not loaded');
  visit(<QueueView data={loaded.data} />, { session: admin });
  expect(screen.getByRole('link', { name: 'Buy my loans.' })).toHaveAttribute('href', path);
  expect(screen.getByText('2 reports: Spam')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/moderation?kind=answer&page=3');
  const kinds = within(screen.getByRole('navigation', { name: 'Kinds' })).getAllByRole('link');
  expect(kinds.map(({ textContent }) => textContent)).toEqual([
    'All (1,245)',
    'Answer (45)',
    'Review of an agent (1,200)',
  ]);
});

test('[MOD-01] a case shows the text, the reports and the record; a judgement needs a reason and can be undone', async () => {
  const responses = [{ moderate: { ...subject, state: 'hidden', reports: [] } }, { moderate: subject }];
  const { requests } = visit(<CasePageView data={{ subject, refused: null, done: null }} />, {
    session: admin,
    responses: { Moderate: () => responses.shift() },
  });
  expect(screen.getByText('Buy my loans.')).toBeInTheDocument();
  expect([
    screen.getByRole('region', { name: 'Reports' }).textContent,
    screen.getByRole('region', { name: 'Record' }).textContent,
  ]).toEqual([expect.stringContaining('It sells loans.'), expect.stringContaining('Fine then.')]);
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.getByText('Enter a reason. The author and other moderators can read it.')).toBeInTheDocument();
  expect(screen.getByLabelText('Why?')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Why?'), 'Advertising.');
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Approved.');
  expect(requests.map(({ variables }) => variables)).toEqual([
    { kind: 'answer', id: '21', action: 'hide', why: 'Advertising.' },
    { kind: 'answer', id: '21', action: 'show', why: 'Undone: done by mistake.' },
  ]);
});

test('[MOD-01] only actions that make sense are offered', () => {
  expect(actionsFor(subject)).toEqual(['dismiss', 'warn', 'hide', 'remove']);
  expect(actionsFor({ ...subject, state: 'pending', reports: [] })).toEqual(['show', 'hide', 'remove']);
  expect(actionsFor({ ...subject, state: 'removed', reports: [] })).toEqual(['restore']);
  expect(actionsFor({ ...subject, kind: 'question', reports: [], isLocked: true })).toEqual([
    'hide',
    'remove',
    'unlock',
  ]);
});

test('[MOD-01] without script a judgement redirects to the result, or returns a validation error', async () => {
  const send = (form: Record<string, string>, moderate: unknown = { moderate: subject }) =>
    submitCase(
      request(
        stubGraph({ ModerationCase: { moderationCase: subject }, Moderate: moderate }).graph,
        path,
        params,
        admin,
      ),
      form,
    );
  expect(await send({ action: 'remove', why: 'Advertising.' })).toEqual({
    status: 303,
    location: `${path}?done=remove&undo=restore`,
  });
  expect(await send({ action: 'remove', why: ' ' })).toMatchObject({
    status: 422,
    data: { refused: { problem: expect.stringContaining('Enter a reason') } },
  });
  expect(
    await send(
      { action: 'show', why: 'Fine.' },
      refusal('CONFLICT', 'The answer is visible: there is nothing to show.'),
    ),
  ).toMatchObject({
    status: 422,
    data: { refused: { why: 'Fine.', problem: expect.stringContaining('nothing to show') } },
  });
  expect(
    await loadCase(
      request(
        stubGraph({ ModerationCase: refusal('NOT_FOUND', 'There is no such answer.') }).graph,
        path,
        params,
        admin,
      ),
    ),
  ).toEqual({ status: 404 });
});

const review: Case = {
  ...subject,
  kind: 'agentReview',
  targetId: '3',
  state: 'pending',
  text: 'Kind\nRang back.',
  reports: [],
};
const entries = [subject, review].map((each) => ({
  reportCount: each.reports.length,
  since: '2026-11-20T00:00:00Z',
  case: each,
}));
const counts = [
  { kind: 'answer' as const, count: 1 },
  { kind: 'agentReview' as const, count: 1 },
];
const queue = { kind: null, page: 1, pages: 1, total: 2, counts, entries };

test('[MEMB-28] an entry of the queue has an excerpt, its place and the record of its author', () => {
  visit(<QueueView data={queue} />, { session: admin });
  const item = screen.getByRole('link', { name: 'Kind' }).closest('li');
  expect(item).toHaveTextContent('Rang back.');
  expect(item).toHaveTextContent('Review of an agent · Richmond VIC 3121');
  expect(item).toHaveTextContent('by Noah, member since 1 Mar 2025: 4 published, 1 hidden or removed');
  expect(screen.getAllByRole('link', { name: 'Noah' })[0]).toHaveAttribute('href', '/moderation/members?member=noah');
});

test('[MEMB-29, MOD-04] several are approved at once without a reason, each by its own action; failures are named', async () => {
  const { requests, navigate } = visit(<QueueView data={queue} />, {
    session: admin,
    path: '/moderation',
    responses: {
      ModerateSeveral: {
        moderateSeveral: [
          { kind: 'answer', targetId: '21', problem: 'There are no open reports to dismiss.' },
          { kind: 'agentReview', targetId: '3', problem: null },
        ],
      },
    },
  });
  const approve = screen.getByRole('button', { name: /^Approve/ });
  await userEvent.click(approve);
  expect(screen.getByText('Select at least one item.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Select all' }));
  expect(screen.getByText('2 selected')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Hide/ }));
  expect(screen.getByText('Enter a reason. The authors and other moderators can read it.')).toBeInTheDocument();
  await userEvent.click(approve);
  expect(await screen.findByText('1 item done.')).toBeInTheDocument();
  expect(screen.getByText('Buy my loans.: There are no open reports to dismiss.')).toBeInTheDocument();
  expect(requests.map(({ variables }) => variables)).toEqual([
    {
      choices: [
        { kind: 'answer', targetId: '21', action: 'dismiss' },
        { kind: 'agentReview', targetId: '3', action: 'show' },
      ],
      why: '',
    },
  ]);
  expect(navigate).toHaveBeenCalledWith('/moderation', expect.anything());
});

test('[MEMB-29] without script several are judged by a form, which returns with its validation errors', async () => {
  const { graph, requests } = stubGraph({
    ModerationQueue: { moderationQueue: { total: 2, counts, results: entries } },
    ModerateSeveral: { moderateSeveral: [{ kind: 'agentReview', targetId: '3', problem: null }] },
  });
  const send = (form: Record<string, string | readonly string[]>) =>
    submitQueue(request(graph, '/moderation', {}, admin), form);
  const chosen = ['agentReview 3 show', 'nonsense', 'answer x dismiss'];
  expect(await send({ how: 'hide', chosen, why: ' ' })).toMatchObject({
    status: 422,
    data: { refused: { chosen, problem: expect.stringContaining('Enter a reason') } },
  });
  expect(await send({ how: 'hide', chosen: 'nonsense', why: 'Rude.' })).toMatchObject({
    status: 422,
    data: { refused: { problem: 'Select at least one item.' } },
  });
  expect(await send({ how: 'remove', chosen, why: '' })).toMatchObject({ status: 422 });
  expect(await send({ how: 'publish', chosen, why: 'Rude.' })).toMatchObject({ status: 422 });
  expect(requests.filter(({ name }) => name === 'ModerateSeveral')).toEqual([]);
  expect(await send({ how: 'hide', chosen, why: ' Rude. ' })).toMatchObject({
    status: 200,
    data: { outcome: { done: 1, failed: [] } },
  });
  expect(requests.find(({ name }) => name === 'ModerateSeveral')?.variables).toEqual({
    choices: [{ kind: 'agentReview', targetId: '3', action: 'hide' }],
    why: 'Rude.',
  });
});

test('[MOD-05] one word for one decision: approve, and reports of hidden content are closed', () => {
  const at = (changes: Partial<Case>) => {
    const { container } = visit(
      <CasePageView data={{ subject: { ...subject, ...changes }, refused: null, done: null }} />,
      {
        session: admin,
      },
    );
    return within(container)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  };
  expect(at({})).toEqual(['Approve', 'Warn', 'Hide', 'Remove']);
  expect(at({ state: 'pending', reports: [] })).toEqual(['Approve', 'Hide', 'Remove']);
  expect(at({ state: 'hidden' })).toEqual(['Close reports', 'Warn', 'Approve', 'Remove']);
});

test('[MOD-06] keys go through the queue and prepare a decision, which Enter confirms; a field gets its letters', async () => {
  const answered = { moderateSeveral: [{ kind: 'agentReview', targetId: '3', problem: null }] };
  const { requests } = visit(<QueueView data={queue} />, {
    session: admin,
    path: '/moderation',
    responses: { ModerateSeveral: answered },
  });
  const [answer, kind] = screen.getAllByRole('checkbox', { name: /^Select/ });
  await userEvent.keyboard('j');
  expect(answer).toHaveFocus();
  await userEvent.keyboard('jj');
  expect(kind).toHaveFocus();
  await userEvent.keyboard('k{Control>}j{/Control}');
  expect(answer).toHaveFocus();
  await userEvent.keyboard('ja');
  expect(kind).toBeChecked();
  expect(screen.getByRole('button', { name: /^Approve/ })).toHaveFocus();
  expect(requests).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await screen.findByText('1 item done.');

  await userEvent.keyboard('kr');
  const reason = screen.getByLabelText('Reason for the selected items');
  expect(reason).toHaveFocus();
  expect(screen.getByText('Press Enter to remove 1 item.')).toBeInTheDocument();
  await userEvent.keyboard('jar{Enter}');
  expect(requests.map(({ variables }) => variables)).toEqual([
    { choices: [{ kind: 'agentReview', targetId: '3', action: 'show' }], why: '' },
    { choices: [{ kind: 'answer', targetId: '21', action: 'remove' }], why: 'jar' },
  ]);
});

test('[MOD-06] in the field of a reason Enter decides nothing that no key has prepared; keys can be turned off', async () => {
  const { requests } = visit(<QueueView data={queue} />, { session: admin, path: '/moderation' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select “Kind”' }));
  await userEvent.type(screen.getByLabelText('Reason for the selected items'), 'Fine.{Enter}');
  expect(requests).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Keyboard shortcuts' }));
  await userEvent.keyboard('j');
  expect(screen.getByRole('checkbox', { name: 'Keyboard shortcuts' })).toHaveFocus();
  expect(localStorage.getItem('verandah.moderation-keys')).toBe('off');
});

test('[MOD-06] keys prepare the decision of a case, which Enter confirms; in the reason Enter decides nothing else', async () => {
  localStorage.clear();
  const { requests } = visit(<CasePageView data={{ subject, refused: null, done: null }} />, {
    session: admin,
    responses: { Moderate: { moderate: { ...subject, state: 'removed', reports: [] } } },
  });
  await userEvent.keyboard('a');
  expect(screen.getByRole('button', { name: 'Approve' })).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Why?'), 'Advert{Enter}');
  expect(requests).toEqual([]);
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  await userEvent.keyboard('r');
  expect(screen.getByLabelText('Why?')).toHaveFocus();
  expect(screen.getByText('Press Enter to remove it.')).toBeInTheDocument();
  await userEvent.keyboard('ising.{Enter}');
  await screen.findByText('Removed.');
  expect(requests.map(({ variables }) => variables)).toEqual([
    { kind: 'answer', id: '21', action: 'remove', why: 'Advertising.' },
  ]);
  // What is removed is restored, not removed again.
  await userEvent.keyboard('r');
  expect(screen.queryByText('Press Enter to remove it.')).toBeNull();
});
