import { act, render, screen } from '@testing-library/react';
import { useSuggestions } from './use-suggestions.ts';

type Search = (term: string) => Promise<readonly string[]>;
const Places = ({ text, search }: { readonly text: string; readonly search: Search }) => (
  <p>{useSuggestions(text, search).join()}</p>
);

afterEach(() => jest.useRealTimers());

test('two or more characters are searched once typing pauses; late responses are ignored, failed ones change nothing', async () => {
  jest.useFakeTimers();
  const responses: Record<string, (found: readonly string[]) => void> = {};
  const search = jest.fn<Promise<readonly string[]>, [string]>((term) =>
    term === 'none'
      ? Promise.reject(new Error('down'))
      : new Promise((resolve) => {
          responses[term] = resolve;
        }),
  );
  const { rerender } = render(<Places text=" r" search={search} />);
  const type = async (text: string) => {
    rerender(<Places text={text} search={search} />);
    await act(() => jest.advanceTimersByTimeAsync(100));
  };
  for (const text of ['r', 'ri', 'ric', 'rich ', 'rich']) await type(text);
  await type('rich');
  expect(search.mock.calls).toEqual([['rich']]);
  await type('fitz');
  await type('fitz');
  await act(async () => {
    responses.fitz?.(['Fitzroy']);
    responses.rich?.(['Richmond']);
  });
  expect(screen.getByText('Fitzroy')).toBeInTheDocument();
  await type('none');
  await type('none');
  expect([search.mock.calls.length, screen.getByText('Fitzroy').textContent]).toEqual([3, 'Fitzroy']);
});
