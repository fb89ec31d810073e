import { GraphError } from './graph.ts';
import { isSignedOut, problemText, refusalText } from './refused.ts';

const refused = (code: string, message: string, problem?: string) =>
  new GraphError('Reply', 'graphql', message, 200, {
    code,
    problems: problem === undefined ? [] : [{ field: 'text', message: problem }],
  });

test('what the service refuses is said in its words, the first field’s before the whole’s; of what broke nothing is known', () => {
  expect(refusalText(refused('THROTTLED', 'Too many in an hour.'))).toBe('Too many in an hour.');
  expect(refusalText(refused('BAD_USER_INPUT', 'Not valid.', 'must have at least 8 characters'))).toBe(
    'This must have at least 8 characters.',
  );
  expect(['is not a place.', 'Choose one.'].map(problemText)).toEqual(['This is not a place.', 'Choose one.']);
  expect(
    [refused('', 'Broken.'), new GraphError('Reply', 'network', 'offline'), new Error('down')].map(refusalText),
  ).toEqual([null, null, null]);
});

test('who is signed out is known by the service’s word and by HTTP’s', () => {
  expect(
    [
      refused('SIGNED_OUT', 'Sign in.'),
      new GraphError('Reply', 'graphql', 'No.', 401),
      refused('FORBIDDEN', 'Not yours.'),
      new Error('SIGNED_OUT'),
    ].map(isSignedOut),
  ).toEqual([true, true, false, false]);
});
