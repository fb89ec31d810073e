import * as v from 'valibot';
import { lineUpTo } from '../../platform/rest/public.ts';
import { namesAddress } from '../../platform/web-address.ts';
import { passwordLength } from './password-policy.ts';

export const email = v.pipe(
  v.string('Enter your email address.'),
  v.trim(),
  v.nonEmpty('Enter your email address.'),
  v.maxLength(254, 'This email address is too long.'),
  v.email('Enter an email address like name@example.com.'),
  // The rule above ignores case as Unicode does: the Kelvin sign is its k, a long s its s.
  v.regex(/^[!-~]+$/, 'Enter an email address like name@example.com.'),
);

/** Unvalidated: the rules apply the policy. Passwords above the maximum length are rejected at once. */
export const password = v.pipe(
  v.string('Enter a password.'),
  v.minLength(1, 'Enter a password.'),
  v.maxLength(passwordLength.most * 4, `Use at most ${passwordLength.most} characters.`),
);
/** An existing password, which is compared but not validated. */
export const secret = v.pipe(v.string('is missing'), v.minLength(1, 'is missing'), v.maxLength(1000, 'is too long'));

export const credentials = v.union(
  [
    v.strictObject({ email: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254)), password: secret }),
    v.strictObject({ username: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254)), password: secret }),
  ],
  'Send {email, password} or {username, password}.',
);

/** A member's name, which mails to others show. */
export const memberName = v.pipe(
  lineUpTo(80),
  v.check((text) => !namesAddress(text), 'Enter your name without web or email addresses.'),
);

export const signUpForm = v.object({ name: memberName, email, password });

/** The body of sign-in responses, which also set cookies and name the member in the `location` header. */
export const signedInResponse = v.strictObject({
  id: v.number(),
  username: v.string(),
  /** Seconds until the access token expires. */
  expiresIn: v.number(),
});
