import * as v from 'valibot';

/** A code as it was typed: of the app, or a recovery code. */
export const factorCode = v.pipe(
  v.string('Enter the code from your authenticator app.'),
  v.trim(),
  v.nonEmpty('Enter the code from your authenticator app.'),
  v.maxLength(100, 'This code is too long.'),
);
