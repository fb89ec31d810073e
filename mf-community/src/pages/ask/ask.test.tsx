import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGraph, refusal, request, visitor } from '@verandah/areas/test-kit';
import { thread } from '../../test-kit/thread.ts';
import { mara, visit } from '../../test-kit/visit.tsx';
import { checkAsk, emptyAsk } from './fields.ts';
import { load as loadAsk, submit as submitAsk } from './load.ts';
import { AskView } from './view.tsx';

const richmond = { label: 'Richmond, VIC 3121', slug: 'richmond-vic-3121' };
const suburbs = {
  SuggestSuburbs: { locationSearch: [richmond, { label: 'Richmond, NSW 2753', slug: 'richmond-nsw-2753' }] },
};
const form = {
  title: 'What is parking like?',
  content: 'Two cars.',
  place: 'Richmond, VIC 3121',
  street: '',
  topics: ['transport', 'nonsense'],
  discussion: 'no',
};
const submit = (fields: object, responses: object, session = mara) => {
  const { graph, requests } = stubGraph({ ...suburbs, ...responses });
  return { requests, response: submitAsk(request(graph, '/questions/ask', {}, session), { ...form, ...fields }) };
};
beforeEach(() => sessionStorage.clear());

test('[QNA-02] without script a question is posted about the typed suburb', async () => {
  const { requests, response } = submit({}, { AskQuestion: { askQuestion: { uri: 'parking-7' } } });
  expect(await response).toEqual({ status: 303, location: '/question/parking-7' });
  expect(requests[1]).toEqual({
    name: 'AskQuestion',
    variables: {
      location: 'richmond-vic-3121',
      key: null,
      input: { title: form.title, content: 'Two cars.', isDiscussion: false, street: null, topics: ['transport'] },
    },
  });
});

test('[QNA-02] an ambiguous location returns choices, an unknown one an error; nothing typed is lost', async () => {
  expect(await submit({ place: 'richmond' }, {}).response).toMatchObject({
    status: 422,
    data: {
      problems: { place: expect.stringContaining('Choose one') },
      choices: [richmond, {}],
      fields: { title: form.title, content: 'Two cars.' },
    },
  });
  expect(
    await submit({ place: 'richmond', slug: 'richmond-vic-3121' }, { AskQuestion: { askQuestion: { uri: 'x-1' } } })
      .response,
  ).toMatchObject({ status: 303 });
  expect(await submit({}, { SuggestSuburbs: { locationSearch: [] } }).response).toMatchObject({
    status: 422,
    data: { problems: { place: expect.stringContaining('couldn’t find that suburb') } },
  });
  expect(await submit({ title: 'Short' }, {}).response).toMatchObject({
    status: 422,
    data: { problems: { title: expect.stringContaining('at least 8') } },
  });
  expect(await submit({}, {}, visitor).response).toMatchObject({
    status: 422,
    data: { signedOut: true, fields: { content: 'Two cars.' } },
  });
  expect(
    await submit({}, { AskQuestion: refusal('THROTTLED', 'Too many questions in an hour.') }).response,
  ).toMatchObject({ status: 422, data: { problems: { form: 'Too many questions in an hour.' } } });
});

test('[QNA-06] validation errors are shown before sending', () => {
  expect(
    checkAsk({
      ...emptyAsk,
      title: 'See https://x.example',
      place: '',
      content: 'x'.repeat(5001),
      street: 'y'.repeat(81),
      topics: 'schools,transport,safety,costs',
    }),
  ).toEqual({
    title: 'Leave links out of your question.',
    place: 'Enter a suburb.',
    content: expect.stringContaining('5,000'),
    street: expect.stringContaining('80'),
    topics: 'Choose up to 3 topics.',
  });
  expect(checkAsk({ ...emptyAsk, title: 'Is it quiet?', place: 'Richmond' })).toEqual({});
});

test.each(['region', 'state', 'postcode'])(
  '[QNA-09] from the questions of a %s, the form leaves the suburb to its writer',
  async (type) => {
    const location = { name: 'Victoria', slug: 'vic', label: 'Victoria', type };
    const { graph, requests } = stubGraph({ AskPlace: { locationQAndAIndex: { location } } });
    expect(await loadAsk(request(graph, '/questions/ask?location=vic'))).toMatchObject({
      status: 200,
      data: { fields: { place: '' } },
    });
    await loadAsk(request(graph, '/questions/ask?location=3121'));
    expect(requests.map(({ variables }) => variables)).toEqual([{ location: 'vic' }, { location: 'postcode-3121' }]);
  },
);

test('[QNA-02] similar questions are shown while a title is typed; the question is sent and shown', async () => {
  const loaded = await loadAsk(
    request(
      stubGraph({ AskPlace: { locationQAndAIndex: { location: thread.location } } }).graph,
      '/questions/ask?location=richmond-vic-3121',
    ),
  );
  if (loaded.status !== 200) throw new Error('not loaded');
  const { navigate } = visit(<AskView data={loaded.data} />, {
    session: mara,
    path: '/questions/ask?location=richmond-vic-3121',
    responses: {
      ...suburbs,
      SimilarQuestions: {
        similarQuestions: [
          { postId: '3', uri: 'like-3', title: 'How is parking?', replyCount: 2, location: { name: 'Richmond' } },
        ],
      },
      AskQuestion: { askQuestion: { uri: 'parking-7' } },
    },
  });
  expect(screen.queryByText(/Sign in to ask/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Post question' }));
  expect(screen.getByLabelText('Your question')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Your question'), 'What is parking like?');
  expect(await screen.findByRole('link', { name: 'How is parking?' }, { timeout: 3000 })).toHaveAttribute(
    'href',
    '/question/like-3',
  );
  expect(screen.getByLabelText('Suburb')).toHaveValue('Richmond, VIC 3121');
  await userEvent.click(screen.getByRole('button', { name: 'Post question' }));
  await screen.findByRole('button', { name: 'Posting…' });
  expect(navigate).toHaveBeenCalledWith('/question/parking-7');
});
