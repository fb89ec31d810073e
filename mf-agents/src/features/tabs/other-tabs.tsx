import { ButtonLink, EmptyState, Notice } from '@verandah/design';
import { useSession } from '@verandah/kit';
import { writeReviewAddress } from '@verandah/market';
import type { ProfileData } from '../../pages/profile/data.ts';
import { ReviewList } from '../reviews/review-list.tsx';
import { Summary } from '../reviews/summary.tsx';
import { Listings } from './listings.tsx';
import { Followers, Following } from './people.tsx';
import { Answers, Questions } from './posts.tsx';

/** The content of every tab but the first. */
export function OtherTabs({ data: { agent, content, reviewed, reported } }: { readonly data: ProfileData }) {
  const { name } = agent;
  switch (content.tab) {
    case 'activity':
      return null;
    case 'listings':
      return <Listings agent={agent} content={content} />;
    case 'answers':
      return <Answers name={name} content={content} />;
    case 'questions':
      return <Questions name={name} content={content} />;
    case 'followers':
      return <Followers name={name} content={content} />;
    case 'following':
      return <Following name={name} content={content} />;
    case 'reviews':
      return <Reviews agent={agent} content={content} reviewed={reviewed} reported={reported} />;
  }
}

function Reviews({
  agent,
  content,
  reviewed,
  reported,
}: Pick<ProfileData, 'agent' | 'reviewed' | 'reported'> & {
  readonly content: ProfileData['content'] & { readonly tab: 'reviews' };
}) {
  const { agentId } = useSession();
  const write =
    agentId === agent.id ? null : (
      <ButtonLink kind="primary" href={writeReviewAddress(agent.username)} rel="nofollow">
        Write a review
      </ButtonLink>
    );
  return (
    <>
      {reviewed && (
        <Notice tone="success" live>
          Thanks for your review of {agent.name}. We’ll check it before it’s published. Until then, only you can see it.
        </Notice>
      )}
      {reported && (
        <Notice tone="success" live>
          Thanks for letting us know. Our moderators will look at the review.
        </Notice>
      )}
      <Summary summary={agent.reviewSummary} />
      {content.total === 0 && (
        <EmptyState title={`No reviews of ${agent.name} yet`} actions={write}>
          <p>Sold, bought, leased or rented with {agent.name}? Share how it went.</p>
        </EmptyState>
      )}
      {content.total > 0 && write && <div>{write}</div>}
      <ReviewList agent={agent} page={content.page} published={content.results} />
    </>
  );
}
