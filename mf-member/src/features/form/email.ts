/** Validation error of an e-mail address, in words; undefined if it is valid. */
export function emailProblem(email: string): string | undefined {
  if (!email.trim()) return 'Enter your e-mail address.';
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim())
    ? undefined
    : 'Enter an e-mail address like name@example.com.';
}

/** Validation error of a new password, before sending. The API validates it again. */
export function newPasswordProblem(password: string): string | undefined {
  if (!password) return 'Choose a password.';
  return [...password.normalize('NFKC')].length < 8
    ? 'Use at least 8 characters. Three or four words that don’t belong together are easy to keep.'
    : undefined;
}
