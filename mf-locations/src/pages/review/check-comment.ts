/** Validation error of a comment; undefined if it can be sent. */
export function checkComment(text: string): string | undefined {
  const { length } = text.trim();
  if (length < 2) return 'Write your comment first.';
  return length > 2000 ? 'Your comment can be up to 2,000 characters.' : undefined;
}
