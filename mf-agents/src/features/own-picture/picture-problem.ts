const problems: Readonly<Record<string, string>> = {
  unreadable: 'We couldn’t use that file. Choose a JPEG, PNG, WebP, AVIF or GIF that isn’t too large.',
  forbidden: 'Only your office’s admins can do this. Ask one of them.',
  'signed-out': 'You’ve been signed out. Sign in again, then upload the picture.',
};

/** Why the picture of a form without script was rejected, from the page's address; '' if none was. */
export function pictureProblem({ searchParams }: URL): string {
  const reason = searchParams.get('picture');
  if (reason === null) return '';
  return (
    (Object.hasOwn(problems, reason) && problems[reason]) || 'We couldn’t save the picture. Try again in a minute.'
  );
}
