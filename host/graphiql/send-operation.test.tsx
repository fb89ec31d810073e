import { sendOperation } from './send-operation.ts';

const sent: RequestInit[] = [];
let body = '{"data":{}}';
beforeEach(() => {
  sent.length = 0;
  globalThis.fetch = ((_: string, init: RequestInit) => {
    sent.push(init);
    return Promise.resolve({ status: 200, text: () => Promise.resolve(body) });
  }) as unknown as typeof fetch;
});

test('[GQL-53] operations are sent without cookies, with the token if there is one', async () => {
  await sendOperation({ query: '{ a }' }, '');
  await sendOperation({ query: '{ a }' }, 'vat_1');
  await sendOperation({ query: '{ a }' }, 'vat_1', { authorization: 'Bearer vat_2' });
  expect(
    sent.map(({ credentials, headers }) => [credentials, (headers as Record<string, string>)['authorization']]),
  ).toEqual([
    ['omit', undefined],
    ['omit', 'Bearer vat_1'],
    ['omit', 'Bearer vat_2'],
  ]);
});

test('[GQL-53] a problem of the host is shown as it is; what is no JSON is an error with its status', async () => {
  body = '{"status":429,"title":"Too many calls"}';
  expect(await sendOperation({ query: '{ a }' }, '')).toMatchObject({ status: 429 });
  body = '<html>';
  await expect(sendOperation({ query: '{ a }' }, '')).rejects.toThrow('The site responded with 200 and no JSON');
});
