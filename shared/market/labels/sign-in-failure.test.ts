import { signInFailure, signInFailureWords } from './sign-in-failure.ts';

test('[MEMB-02] a failed provider sign-in shows the errors, else the message, else the text, else a general message', () => {
  const errors = [{ message: 'The code is too old.' }, { message: ' ' }, { message: 'Try again.' }];
  expect(signInFailure({ errors, message: 'a message', text: 'a text' }, 'google')).toBe(
    'The code is too old. Try again.',
  );
  expect(signInFailure({ errors: [], message: 'a message', text: 'a text' }, 'google')).toBe('a message');
  expect(signInFailure({ message: ' ', text: 'a text' }, 'google')).toBe('a text');
  expect(signInFailure({}, 'google')).toBe('unable to authenticate with google');
});

test('[SEC-82] known codes have our words, and any other text of an address the general ones', () => {
  expect(signInFailureWords('access_denied')).toBe(
    'You didn’t finish signing in there. Try again, or sign in another way.',
  );
  const general = 'We couldn’t sign you in that way. Please try again, or sign in another way.';
  for (const text of ['', 'failed', 'Call 1900 000 000', '__proto__', 'toString', 'ACCESS_DENIED', 'x'.repeat(5000)])
    expect(signInFailureWords(text)).toBe(general);
});
