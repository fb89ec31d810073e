import { CallFailed, problemsOf, sendCall } from './outcome.ts';

const call = { method: 'POST', path: '/auth/signin' } as const;
const respond =
  (status: number, body: unknown = null) =>
  () =>
    Promise.resolve({ status, body, location: null, retryAfter: null });

test('[MEMB-09] a rejection becomes errors beside the fields and is not logged; a failure is logged and thrown', async () => {
  const logged: unknown[] = [];
  const log = (error: unknown): void => void logged.push(String(error));
  const problem = {
    detail: 'The request is invalid.',
    errors: [
      { field: 'email', message: 'Enter it.' },
      { field: 'email', message: 'Again.' },
      { field: 'other', message: 'Strange.' },
    ],
  };
  expect(await sendCall(respond(422, problem), call, ['email'], log)).toEqual({
    taken: false,
    status: 422,
    problems: { email: 'Enter it.', form: 'Strange.' },
  });
  expect(await sendCall(respond(429, { detail: 'Please try again in 5 minutes.' }), call, [], log)).toMatchObject({
    taken: false,
    problems: { form: 'Please try again in 5 minutes.' },
  });
  expect(await sendCall(respond(200, { id: 4 }), call, [], log)).toMatchObject({ taken: true, body: { id: 4 } });
  expect(logged).toEqual([]);
  await expect(sendCall(respond(503), call, [], log)).rejects.toThrow(CallFailed);
  await expect(sendCall(() => Promise.reject(new Error('no network')), call, [], log)).rejects.toThrow('no network');
  expect(logged).toEqual(['CallFailed: POST /auth/signin responded with 503.', 'CallFailed: no network']);
});

test('[MEMB-09] a rejection without a message still shows one', () => {
  expect([problemsOf(null, []), problemsOf('<html>', []), problemsOf({ errors: 'x' }, [])]).toEqual(
    Array(3).fill({ form: 'Something went wrong. Please try again.' }),
  );
});
