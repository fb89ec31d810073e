/** Validation error of an email address, in words; undefined if it is valid. */
export function emailProblem(email: string): string | undefined {
  if (!email.trim()) return 'Enter your email address.';
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim())
    ? undefined
    : 'Enter an email address like name@example.com.';
}

/** Validation error of a new password, before sending. The API validates it again. */
export function newPasswordProblem(password: string): string | undefined {
  if (!password) return 'Choose a password.';
  return [...password.normalize('NFKC')].length < 8
    ? 'Use at least 8 characters. Three or four unrelated words are easy to remember.'
    : undefined;
}
