import { useForm, visitDraft } from '@verandah/areas/actions';
import { ButtonLink, EmptyState, PersonStrip } from '@verandah/design';
import { useNavigate, useServices } from '@verandah/kit';
import { agentAddress, writeReviewAddress } from '@verandah/market';
import { useRef } from 'react';
import { allRoles, checkReview, type ReviewFields } from '../../features/reviews/review-fields.ts';
import { ReviewForm } from '../../features/reviews/review-form.tsx';
import type { WriteReviewData } from './load.ts';
import { writeReview } from './queries.ts';
import { writtenAddress } from './written-address.ts';
import styles from './write-review.module.css';

export function WriteReviewView({ data }: { readonly data: WriteReviewData }) {
  const { agent, oneself } = data;
  if (oneself) {
    return (
      <div className={styles.page}>
        <EmptyState
          level={1}
          title="You can’t review yourself"
          actions={
            <ButtonLink kind="primary" href={agentAddress(agent.username, 'reviews')}>
              See your reviews
            </ButtonLink>
          }
        >
          <p>You can reply to reviews other people write about you.</p>
        </EmptyState>
      </div>
    );
  }
  return <Form data={data} />;
}

function Form({ data: { agent, listings, start } }: { readonly data: WriteReviewData }) {
  const { graph } = useServices();
  const navigate = useNavigate();
  const tries = useRef(0);
  const form = useForm<ReviewFields>({
    start,
    kind: 'review',
    draft: visitDraft(`review.${agent.id}`),
    signIn: { reason: 'review', message: 'Sign in to send your review. We’ve saved what you wrote.' },
    check: (fields) => checkReview(fields, allRoles),
    send: (fields) => {
      tries.current += 1;
      return writeReview(graph, agent.id, fields, tries.current > 1);
    },
    onSent: () => {
      void navigate(writtenAddress(agent.username));
    },
  });
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        Review {agent.name}
      </h1>
      <PersonStrip
        name={agent.name}
        href={agentAddress(agent.username)}
        picture={agent.portrait}
        detail={[agent.title, agent.office.name].filter(Boolean).join(', ')}
      />
      <ReviewForm
        form={form}
        address={writeReviewAddress(agent.username)}
        agentName={agent.name}
        roles={allRoles}
        listings={listings}
      />
    </div>
  );
}
