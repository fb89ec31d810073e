import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, refusal, request, visitor } from '@verandah/areas/test-kit';
import { actionsFor, type Case } from '../../features/moderation/case.ts';
import { admin, mara, visit } from '../../test-kit/visit.tsx';
import { loadQueue } from '../moderation/load.ts';
import { QueueView } from '../moderation/view.tsx';
import { loadCase, submitCase } from './load.ts';
import { CasePageView } from './view.tsx';

const subject: Case = {
  kind: 'answer',
  targetId: '21',
  state: 'visible',
  isLocked: false,
  text: 'Buy my loans.',
  path: '/question/x-7',
  authorName: 'Noah',
  reports: [{ reason: 'Spam', detail: 'It sells loans.', reporter: 'Mara', createdAt: '2026-11-20T00:00:00Z' }],
  history: [{ at: '2026-11-01T00:00:00Z', who: 'Quinn', action: 'dismiss', why: 'Fine then.' }],
};
const params = { kind: 'answer', id: '21' };
const path = '/moderation/answer/21';

test('[MOD-01] queue and cases are for admins only: visitors sign in first, others get a 404', async () => {
  for (const load of [loadQueue, loadCase]) {
    const at = (session: typeof mara) => load(request(answering({}).graph, path, params, session));
    expect([await at(visitor), await at(mara)]).toEqual([
      { status: 302, location: expect.stringContaining('/sign-in?return=%2Fmoderation') },
      { status: 404 },
    ]);
  }
});

test('[MOD-01] the queue lists open cases with their reasons, and links to each', async () => {
  const { graph, asked } = answering({
    ModerationQueue: {
      moderationQueue: { total: 45, results: [{ reportCount: 2, since: '2026-11-20T00:00:00Z', case: subject }] },
    },
  });
  const loaded = await loadQueue(request(graph, '/moderation?kind=answer&page=2', {}, admin));
  expect(asked).toEqual([{ name: 'ModerationQueue', variables: { kind: 'answer', skip: 20, take: 20 } }]);
  if (loaded.status !== 200) throw new Error('not loaded');
  visit(<QueueView data={loaded.data} />, { session: admin });
  expect(screen.getByRole('link', { name: 'Buy my loans.' })).toHaveAttribute('href', path);
  expect(screen.getByText('2 reports: Spam')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/moderation?kind=answer&page=3');
});

test('[MOD-01] a case shows the text, the reports and the record; a judgement needs a reason and can be undone', async () => {
  const responses = [{ moderate: { ...subject, state: 'hidden', reports: [] } }, { moderate: subject }];
  const { asked } = visit(<CasePageView data={{ subject, refused: null, done: null }} />, {
    session: admin,
    answers: { Moderate: () => responses.shift() },
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
  await screen.findByText('Published.');
  expect(asked.map(({ variables }) => variables)).toEqual([
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
        answering({ ModerationCase: { moderationCase: subject }, Moderate: moderate }).graph,
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
        answering({ ModerationCase: refusal('NOT_FOUND', 'There is no such answer.') }).graph,
        path,
        params,
        admin,
      ),
    ),
  ).toEqual({ status: 404 });
});
