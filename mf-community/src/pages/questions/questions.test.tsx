import { screen, within } from '@testing-library/react';
import { stubGraph, request } from '@verandah/areas/test-kit';
import { thread } from '../../test-kit/thread.ts';
import { visit } from '../../test-kit/visit.tsx';
import type { QuestionsData } from './data.ts';
import { load as loadQuestions } from './load.ts';
import { QuestionsView } from './view.tsx';

const page = { total: 12, results: [thread], pagination: { totalPages: 3 } };
const everywhere = {
  Questions: {
    qAndAIndex: {
      questions: page,
      popular: [],
      unanswered: [],
      places: [{ questionCount: 4, location: thread.location }],
      topics: [{ topic: 'transport', questionCount: 9 }],
    },
  },
};
const here = { PlaceQuestions: { locationQAndAIndex: { location: thread.location, questions: page } } };
const load = (path: string, params: Record<string, string> = {}, responses: object = { ...everywhere, ...here }) => {
  const { graph, requests } = stubGraph(responses as Record<string, unknown>);
  return { requests, loaded: loadQuestions(request(graph, path, params)) };
};

test('[QNA-01] an index requests its order, kind, words, topic and page', async () => {
  const { requests, loaded } = load('/questions?sort=popular&type=discussions&q=%20dog%20%20park&page=2');
  expect(await loaded).toMatchObject({ status: 200, head: { noIndex: true } });
  expect(requests).toEqual([
    { name: 'Questions', variables: { sort: 'popular', kind: 'discussions', page: 2, term: 'dog park', topic: null } },
  ]);
  expect(load('/questions?sort=nonsense&page=0&type=x').requests[0]?.variables).toMatchObject({
    sort: 'newest',
    page: 1,
    kind: 'all',
  });
  expect(load('/questions/topic/transport', { topic: 'transport' }).requests[0]?.variables).toMatchObject({
    topic: 'transport',
  });
  expect(await load('/questions/topic/nonsense', { topic: 'nonsense' }).loaded).toEqual({ status: 404 });
});

test('[QNA-01, SEO-02, URL-23] each location has one index, to which former slugs and older links redirect', async () => {
  expect(await load('/questions/in/richmond-vic-3121?page=2', { location: 'richmond-vic-3121' }).loaded).toMatchObject({
    status: 200,
    head: { canonical: '/questions/in/richmond-vic-3121?page=2', title: 'Questions about Richmond, VIC 3121 – page 2' },
  });
  expect(await load('/questions/in/richmond-3121', { location: 'richmond-3121' }).loaded).toEqual({
    status: 301,
    location: '/questions/in/richmond-vic-3121',
  });
  expect(await load('/questions?location=richmond-vic-3121&sort=popular').loaded).toEqual({
    status: 301,
    location: '/questions/in/richmond-vic-3121?sort=popular',
  });
  expect(
    await load('/questions/in/x', { location: 'x' }, { PlaceQuestions: { locationQAndAIndex: null } }).loaded,
  ).toEqual({ status: 404 });
  expect(
    await load(
      '/questions?page=9',
      {},
      { Questions: { qAndAIndex: { ...everywhere.Questions.qAndAIndex, questions: { ...page, results: [] } } } },
    ).loaded,
  ).toEqual({ status: 404 });
});

const data: QuestionsData = {
  requested: { sort: 'newest', kind: 'all', page: 1, term: '', topic: null },
  place: null,
  pages: 3,
  total: 12,
  questions: [thread],
  popular: [{ ...thread, postId: '8', title: 'Popular one?' }],
  unanswered: [{ ...thread, postId: '9', title: 'Unanswered one?' }],
  places: [{ questionCount: 4, location: thread.location }],
  topics: [{ topic: 'transport', questionCount: 9 }],
};

test('[QNA-01] the index shows questions, panels, topics and locations, and links onwards by plain links', () => {
  visit(<QuestionsView data={data} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Questions about suburbs');
  expect(
    within(screen.getByRole('navigation', { name: 'Sort by' })).getByRole('link', { name: 'Popular' }),
  ).toHaveAttribute('href', '/questions?sort=popular');
  expect(
    within(screen.getByRole('region', { name: 'Unanswered questions' })).getByRole('link', {
      name: 'Unanswered one?',
    }),
  ).toBeInTheDocument();
  expect(
    within(screen.getByRole('region', { name: 'Popular' })).getByRole('link', { name: 'Popular one?' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Transport and parking/ })).toHaveAttribute(
    'href',
    '/questions/topic/transport',
  );
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/questions?page=3');
  expect(screen.getByRole('link', { name: 'Ask a question' })).toHaveAttribute('href', '/questions/ask');
});

test('[QNA-01] an empty index has a message and suggests what to do', () => {
  visit(
    <QuestionsView
      data={{
        ...data,
        place: thread.location,
        questions: [],
        total: 0,
        pages: 0,
        requested: { ...data.requested, term: 'wombat' },
      }}
    />,
  );
  expect(screen.getByRole('heading', { name: 'No results' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/questions/in/richmond-vic-3121');
  expect(screen.getAllByRole('link', { name: 'Ask a question' })[0]).toHaveAttribute(
    'href',
    '/questions/ask?location=richmond-vic-3121',
  );
});
