import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@verandah/areas/test-kit';
import { GraphError, type Graph } from '@verandah/graph';
import { useServices } from '@verandah/kit';
import { mara, visit } from '../../test-kit/visit.tsx';
import { emptyAsk } from '../../pages/ask/fields.ts';
import { AskView } from '../../pages/ask/view.tsx';
import { writeAnswer, writeComment } from '../thread/queries.ts';
import { TextForm } from './text-form.tsx';

const sent = jest.fn();
beforeEach(() => {
  sessionStorage.clear();
  sent.mockClear();
});

function Posting({
  place,
  send,
}: {
  readonly place: string;
  readonly send: (graph: Graph, text: string, key: string) => Promise<unknown>;
}) {
  const { graph } = useServices();
  return (
    <TextForm
      place={place}
      label="Your words"
      button="Post"
      reason="answer"
      most={2000}
      rows={3}
      address="/question/x-7"
      hidden={{}}
      send={async (text, key) => {
        await send(graph, text, key);
      }}
      onSent={sent}
    />
  );
}
const ask = { ...emptyAsk, title: 'What is parking like?', place: 'Richmond, VIC 3121' };

/** Each form that is sent with a key: its view, operation, field, button and the API's response. */
const forms = [
  [
    'an answer',
    () => (
      <Posting place="answer.7" send={(graph, text, key) => graph.write(writeAnswer, { questionId: '7', text, key })} />
    ),
    'AnswerQuestion',
    'Your words',
    'Post',
    { answerQuestion: { postId: '25' } },
  ],
  [
    'a comment',
    () => (
      <Posting
        place="comment.21"
        send={(graph, text, key) => graph.write(writeComment, { answerId: '21', text, key })}
      />
    ),
    'CommentOnAnswer',
    'Your words',
    'Post',
    { commentOnAnswer: { postId: '26' } },
  ],
  [
    'a question',
    () => <AskView data={{ fields: ask, problems: {}, choices: [], signedOut: false, refused: false }} />,
    'AskQuestion',
    /^Details/,
    'Post question',
    { askQuestion: { uri: 'parking-7' } },
  ],
] as const;

test.each(forms)(
  '[QNA-02] %s whose response was lost: the draft stays, the same words reuse its key, others are sent after a notice',
  async (_name, View, operation, field, button, taken) => {
    const arrived =
      'What was sent before has arrived. Reload the page to see it, and send this only if it is meant as one more.';
    const responses: unknown[] = [
      new GraphError(operation, 'network', 'offline'),
      new GraphError(operation, 'network', 'offline'),
      refusal('BAD_USER_INPUT', 'This key was used.', [{ field: 'idempotencyKey', message: arrived }]),
      taken,
    ];
    const { requests } = visit(<View />, {
      session: mara,
      responses: {
        [operation]: () => responses.shift(),
        SuggestSuburbs: { locationSearch: [{ label: 'Richmond, VIC 3121', slug: 'richmond-vic-3121' }] },
        SimilarQuestions: { similarQuestions: [] },
      },
    });
    const box = screen.getByLabelText(field);
    await userEvent.type(box, 'Behind the library.');
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(/What you wrote is still here/)).toHaveTextContent(/try again/i);
    expect(box).toHaveValue('Behind the library.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(/What you wrote is still here/);
    await userEvent.type(box, ' And it is free.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(arrived)).toBeInTheDocument();
    expect(box).toHaveValue('Behind the library. And it is free.');
    await userEvent.click(screen.getByRole('button', { name: button }));
    const keys = requests
      .filter(({ name }) => name === operation)
      .map(({ variables }) => (variables as { key: string }).key);
    expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 0, 3]);
  },
);
