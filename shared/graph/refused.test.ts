import { GraphError } from './graph.ts';
import { isSignedOut, problemText, refusalText } from './refused.ts';

const rejected = (code: string, message: string, problem?: string) =>
  new GraphError('Reply', 'graphql', message, 200, {
    code,
    problems: problem === undefined ? [] : [{ field: 'text', message: problem }],
  });

test('a rejection has the API’s message, the first field’s before the whole’s; any other failure has no message', () => {
  expect(refusalText(rejected('THROTTLED', 'Too many in an hour.'))).toBe('Too many in an hour.');
  expect(refusalText(rejected('BAD_USER_INPUT', 'Not valid.', 'must have at least 8 characters'))).toBe(
    'This must have at least 8 characters.',
  );
  expect(['is not a place.', 'Choose one.'].map(problemText)).toEqual(['This is not a place.', 'Choose one.']);
  expect(
    [rejected('', 'Broken.'), new GraphError('Reply', 'network', 'offline'), new Error('down')].map(refusalText),
  ).toEqual([null, null, null]);
});

test('a signed-out member is recognised by the API’s code and by the HTTP status', () => {
  expect(
    [
      rejected('SIGNED_OUT', 'Sign in.'),
      new GraphError('Reply', 'graphql', 'No.', 401),
      rejected('FORBIDDEN', 'Not yours.'),
      new Error('SIGNED_OUT'),
    ].map(isSignedOut),
  ).toEqual([true, true, false, false]);
});
