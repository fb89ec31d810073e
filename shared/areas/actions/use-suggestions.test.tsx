import { act, render, screen } from '@testing-library/react';
import { useSuggestions } from './use-suggestions.ts';

type Ask = (term: string) => Promise<readonly string[]>;
const Places = ({ text, ask }: { readonly text: string; readonly ask: Ask }) => (
  <p>{useSuggestions(text, ask).join()}</p>
);

afterEach(() => jest.useRealTimers());

test('a text is asked for once it rests, from two letters on; an answer that is late is not shown, and without one the last stays', async () => {
  jest.useFakeTimers();
  const answers: Record<string, (found: readonly string[]) => void> = {};
  const ask = jest.fn<Promise<readonly string[]>, [string]>((term) =>
    term === 'none'
      ? Promise.reject(new Error('down'))
      : new Promise((resolve) => {
          answers[term] = resolve;
        }),
  );
  const { rerender } = render(<Places text=" r" ask={ask} />);
  const type = async (text: string) => {
    rerender(<Places text={text} ask={ask} />);
    await act(() => jest.advanceTimersByTimeAsync(100));
  };
  for (const text of ['r', 'ri', 'ric', 'rich ', 'rich']) await type(text);
  await type('rich');
  expect(ask.mock.calls).toEqual([['rich']]);
  await type('fitz');
  await type('fitz');
  await act(async () => {
    answers.fitz?.(['Fitzroy']);
    answers.rich?.(['Richmond']);
  });
  expect(screen.getByText('Fitzroy')).toBeInTheDocument();
  await type('none');
  await type('none');
  expect([ask.mock.calls.length, screen.getByText('Fitzroy').textContent]).toEqual([3, 'Fitzroy']);
});
