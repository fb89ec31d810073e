import { document } from '@verandah/graph';
import { createClient } from './graph-client.ts';

const homes = document<{ homes: number }, Record<string, never>>('query Homes { homes }');
const save = document<object, Record<string, never>>('mutation Save { saved }');
const refused = (code: string) => ({ errors: [{ message: 'No.', extensions: { code } }] });
const sent = jest.fn();
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
/** Responds to one call after the other. */
const stubGraph = (...responses: object[]): void => {
  sent.mockReset();
  for (const response of responses)
    sent.mockImplementationOnce(() =>
      Promise.resolve({ status: 200, text: () => Promise.resolve(JSON.stringify(response)) }),
    );
  Object.assign(window, { fetch: sent });
};
const data = { data: { homes: 3 } };

test("[MEMB-06] a member's rejected read is repeated after the token is renewed", async () => {
  stubGraph(refused('SIGNED_OUT'), data);
  await expect(createClient(() => Promise.resolve(true)).read(homes, {})).resolves.toEqual({ homes: 3 });
  expect(sent).toHaveBeenCalledTimes(2);
});

test('[MEMB-06] it fails when the session has ended and when the second read is rejected', async () => {
  stubGraph(refused('SIGNED_OUT'), data);
  await expect(createClient(() => Promise.resolve(false)).read(homes, {})).rejects.toMatchObject({
    code: 'SIGNED_OUT',
  });
  expect(sent).toHaveBeenCalledTimes(1);
  stubGraph(refused('SIGNED_OUT'), refused('SIGNED_OUT'), data);
  await expect(createClient(() => Promise.resolve(true)).read(homes, {})).rejects.toMatchObject({ code: 'SIGNED_OUT' });
  expect(sent).toHaveBeenCalledTimes(2);
});

test('[MEMB-06] other errors and rejected writes do not check the session', async () => {
  const look = jest.fn(() => Promise.resolve(true));
  stubGraph(refused('FORBIDDEN'), refused('SIGNED_OUT'));
  await expect(createClient(look).read(homes, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(createClient(look).write(save, {})).rejects.toMatchObject({ code: 'SIGNED_OUT' });
  expect(look).not.toHaveBeenCalled();
});
