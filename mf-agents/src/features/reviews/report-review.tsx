import { useReport } from '@verandah/areas/actions';
import { HiddenText, ReportForm } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { reportReview } from './queries.ts';
import { reportReasons } from './reasons.ts';

interface ReportProps {
  readonly reviewId: string;
  readonly author: string;
  /** Address that handles the form without script. */ readonly address: string;
}

/** Reports a review to the moderators. The form opens in place. */
export function ReportReview({ reviewId, author, address }: ReportProps) {
  const { graph } = useServices();
  const { state, problem, send } = useReport({
    write: (report) => graph.write(reportReview, { id: reviewId, ...report }),
  });
  return (
    <ReportForm
      what="review"
      address={address}
      hidden={{ review: reviewId }}
      reasons={reportReasons}
      state={state}
      problem={problem}
      onSend={send}
      opener={
        <>
          Report<HiddenText> the review of {author}</HiddenText>
        </>
      }
    />
  );
}
