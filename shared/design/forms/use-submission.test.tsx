import { act, renderHook } from '@testing-library/react';
import { useSubmission, type SubmissionFailure } from './use-submission.ts';

const unexpected = (): SubmissionFailure => ({ state: 'failed', problems: {} });

test('a submission is sent once however often it is pressed, and can be sent again after a rejection', async () => {
  const { result } = renderHook(() => useSubmission());
  let response = (_: Readonly<Record<string, string>>): void => undefined;
  const send = jest.fn(
    () =>
      new Promise<Readonly<Record<string, string>>>((resolve) => {
        response = resolve;
      }),
  );
  let first: Promise<unknown> = Promise.resolve();
  await act(async () => {
    first = result.current.submit(send, unexpected);
    expect(await result.current.submit(send, unexpected)).toBeNull();
  });
  expect([result.current.state, send.mock.calls.length]).toEqual(['sending', 1]);
  await act(async () => {
    response({ title: 'Enter a title.' });
    await first;
  });
  expect(result.current).toMatchObject({ state: 'rejected', problems: { title: 'Enter a title.' }, failures: 1 });
  act(() => result.current.mend({}));
  expect(result.current.problems).toEqual({});
  await act(async () => {
    const second = result.current.submit(send, unexpected);
    response({});
    await second;
  });
  expect(result.current).toMatchObject({ state: 'sent', problems: {}, failures: 1 });
});

test('an error is mapped once, then leads where the failure points', async () => {
  const redirect = jest.fn();
  const failureOf = jest.fn((): SubmissionFailure => ({ state: 'rejected', problems: {}, redirect }));
  const { result } = renderHook(() => useSubmission());
  await act(async () => {
    await result.current.submit(() => Promise.reject(new Error('offline')), failureOf);
  });
  expect([failureOf.mock.calls.length, redirect.mock.calls.length]).toEqual([1, 1]);
});
