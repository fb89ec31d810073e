import { useServices } from '@verandah/kit';
import { formatDate, groupDigits, siteTimeZone } from '@verandah/market';
import type { Case } from './case.ts';

/** The author of something that is judged: their name, and as a member their record, with a link to their account. */
export function AuthorRecord({ authorName, author }: Pick<Case, 'authorName' | 'author'>) {
  const { isLive } = useServices();
  if (author === null) return <span>by {authorName}, not a member</span>;
  const { username, memberSince, published, rejected } = author;
  const href = `/moderation/members?${new URLSearchParams({ member: username }).toString()}`;
  return (
    <span>
      by {isLive('/moderation/members') ? <a href={href}>{authorName}</a> : authorName}, member since{' '}
      <time dateTime={memberSince}>{formatDate(memberSince, siteTimeZone)}</time>: {groupDigits(published)} published,{' '}
      {groupDigits(rejected)} hidden or removed
    </span>
  );
}
