import { signInFailure } from './sign-in-failure.ts';

test('[MEMB-02] a failed provider sign-in shows the errors, else the message, else the text, else a general message', () => {
  const errors = [{ message: 'The code is too old.' }, { message: ' ' }, { message: 'Try again.' }];
  expect(signInFailure({ errors, message: 'a message', text: 'a text' }, 'google')).toBe(
    'The code is too old. Try again.',
  );
  expect(signInFailure({ errors: [], message: 'a message', text: 'a text' }, 'google')).toBe('a message');
  expect(signInFailure({ message: ' ', text: 'a text' }, 'google')).toBe('a text');
  expect(signInFailure({}, 'google')).toBe('unable to authenticate with google');
});
