import { Button, HiddenText, Rating, ReviewItem } from '@verandah/design';
import { useNow, useServices, useSession } from '@verandah/kit';
import { relativeOrShortDate, siteTimeZone } from '@verandah/market';
import type { AgentReview, ProfileAgent } from '../../pages/profile/agent.ts';
import { tabAddress } from '../../pages/profile/tab-address.ts';
import { ReplyForm } from './reply-form.tsx';
import { ReportReview } from './report-review.tsx';
import { useReviews } from './use-reviews.ts';
import { factorLabel, reviewMarks, reviewRoles } from './words.ts';
import styles from './reviews.module.css';

/**
 * Reviews of an agent, in two columns where there is room. The agent can reply, authors can withdraw their reviews,
 * everyone can report one.
 */
export function ReviewList({
  agent,
  page,
  published,
}: {
  readonly agent: ProfileAgent;
  readonly page: number;
  readonly published: readonly AgentReview[];
}) {
  const { list, replace, takeBack } = useReviews(agent.username, page, published);
  const { isLive } = useServices();
  const session = useSession();
  const now = useNow();
  const isAgent = session.agentId === agent.id;
  return (
    <ul className={styles.list}>
      {list.map((review) => {
        const {
          id,
          authorName,
          authorUsername,
          role,
          rating,
          ratings,
          title,
          text,
          reply,
          repliedAt,
          createdAt,
          status,
        } = review;
        const own = authorUsername !== null && authorUsername === session.username;
        const author = authorUsername === null ? '' : `/user/${encodeURIComponent(authorUsername)}`;
        return (
          <li key={id}>
            <ReviewItem
              author={authorName}
              authorHref={author && isLive(author) ? author : undefined}
              as={reviewRoles.find(({ value }) => value === role)?.label ?? role}
              date={relativeOrShortDate(createdAt, now, siteTimeZone)}
              dateTime={createdAt}
              rating={rating}
              title={title || undefined}
              text={text}
              marks={reviewMarks(review)}
              details={ratings.length > 0 && <Factors ratings={ratings} />}
              reply={
                reply === null
                  ? undefined
                  : {
                      by: agent.name,
                      date: relativeOrShortDate(repliedAt ?? createdAt, now, siteTimeZone),
                      dateTime: repliedAt ?? createdAt,
                      text: reply,
                    }
              }
            >
              {isAgent && status === 'published' && <ReplyForm review={review} onReplied={replace} />}
              {own && (
                <Button
                  kind="quiet"
                  size="small"
                  onClick={() => {
                    void takeBack(review);
                  }}
                >
                  Delete<HiddenText> your review</HiddenText>
                </Button>
              )}
              {!own && status === 'published' && (
                <ReportReview reviewId={id} author={authorName} address={tabAddress(agent.username, 'reviews')} />
              )}
            </ReviewItem>
          </li>
        );
      })}
    </ul>
  );
}

const Factors = ({ ratings }: { readonly ratings: AgentReview['ratings'] }) => (
  <dl className={styles.factors}>
    {ratings.map(({ factor, rating }) => (
      <div key={factor} className={styles.factor}>
        <dt>{factorLabel(factor)}</dt>
        <dd>
          <Rating value={rating} size="small" />
        </dd>
      </div>
    ))}
  </dl>
);
