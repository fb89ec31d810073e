import { useForm, visitDraft } from '@verandah/areas/actions';
import { ButtonLink, EmptyState } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { agentAddress, agentFinderAddress, vendorReviewAddress } from '@verandah/market';
import { useRef, type ReactNode } from 'react';
import { checkReview, vendorRoles, type ReviewFields } from '../../features/reviews/review-fields.ts';
import { ReviewForm } from '../../features/reviews/review-form.tsx';
import styles from '../write-review/write-review.module.css';
import type { VendorReviewData } from './load.ts';
import { writeVendorReview } from './queries.ts';

const Thanks = ({ children }: { readonly children?: ReactNode }) => (
  <EmptyState level={1} title="Thank you for your review" actions={children}>
    <p>We’ll check your review before it’s published.</p>
  </EmptyState>
);

export function VendorReviewView({ data }: { readonly data: VendorReviewData }) {
  return (
    <div className={styles.page}>
      {data.kind === 'open' && <Open data={data} />}
      {data.kind === 'sent' && <Thanks />}
      {data.kind === 'closed' && (
        <EmptyState
          level={1}
          title="This link no longer works"
          actions={
            <ButtonLink kind="primary" href={agentFinderAddress()}>
              Find an agent
            </ButtonLink>
          }
        >
          <p>{data.why}</p>
        </EmptyState>
      )}
    </div>
  );
}

function Open({ data: { token, invitation, start } }: { readonly data: VendorReviewData & { readonly kind: 'open' } }) {
  const { graph } = useServices();
  const tries = useRef(0);
  const { agentName, agentUsername, officeName, vendorName } = invitation;
  const form = useForm<ReviewFields>({
    start,
    kind: 'review',
    draft: visitDraft(`vendor-review.${token}`),
    check: (fields) => checkReview(fields, vendorRoles),
    send: (fields) => {
      tries.current += 1;
      return writeVendorReview(graph, token, fields, tries.current > 1);
    },
  });
  if (form.state === 'sent')
    return (
      <Thanks>
        <ButtonLink href={agentAddress(agentUsername)}>See {agentName}</ButtonLink>
      </Thanks>
    );
  return (
    <>
      <h1 className={styles.title} tabIndex={-1}>
        Hi {vendorName}, how was your experience with {agentName}?
      </h1>
      <p>
        {agentName} from {officeName} has asked you for a review. You don’t need an account. This link works once.
      </p>
      <ReviewForm
        form={form}
        address={vendorReviewAddress(token)}
        agentName={agentName}
        roles={vendorRoles}
        listings={[]}
        signed={vendorName}
      />
    </>
  );
}
