import { useReport } from '@verandah/areas/actions';
import { ReportForm } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { reportPost } from '../../features/reviews/queries.ts';
import styles from './review.module.css';

const reasons = [
  'It’s not about this suburb',
  'It’s advertising',
  'It’s offensive or threatening',
  'It shares someone’s private details',
  'It’s not true',
  'Something else',
];

interface ReportReviewProps {
  readonly reviewId: string;
  readonly address: string;
  readonly reported: boolean;
  readonly refused: { readonly text: string; readonly problem: string } | null;
}

/** Reports a review to the moderators. */
export function ReportReview({ reviewId, address, reported, refused }: ReportReviewProps) {
  const { graph } = useServices();
  const { state, problem, send } = useReport({
    reported,
    problem: refused?.problem ?? '',
    write: ({ reason, detail }) =>
      graph.write(reportPost, { kind: 'locationReview', id: reviewId, reason, detail: detail || null }),
  });
  return (
    <section className={styles.report} id="report" aria-labelledby="report-title">
      <h2 className={styles.heading} id="report-title">
        Report this review
      </h2>
      <ReportForm
        what="review"
        address={`${address}#report`}
        reasons={reasons}
        state={state}
        problem={problem}
        detail={refused?.text ?? ''}
        onSend={send}
      />
    </section>
  );
}
