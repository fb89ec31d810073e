import { errorFromStack, RenderFailure } from './render-failure.ts';

const stack =
  'TypeError: listing is undefined\n    at load (/releases/search/1.0.0/server.cjs:12:7)\n    at run (x.js:1:1)';

test("[SEC-47] a failed render is logged with the stack of the area's code, in standard fields", () => {
  const failure = new RenderFailure('threw', stack);
  expect(failure).toMatchObject({ message: 'TypeError: listing is undefined', stack });
  expect(errorFromStack(stack)).toMatchObject({ message: 'TypeError: listing is undefined', stack });
});

test('[SEC-47] a failure without a stack of its own has that of the host', () => {
  const { message, stack: own } = new RenderFailure('crowded', 'the server is closing');
  expect([message, own]).toEqual(['the server is closing', expect.stringContaining('render-failure.test.ts')]);
});
