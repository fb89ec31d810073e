import { useReport } from '@verandah/areas/actions';
import { HiddenText, ReportForm } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { writeReport, type ReportKind } from '../thread/queries.ts';
import { reportReasons } from './reasons.ts';

interface ReportPostProps {
  readonly kind: ReportKind;
  readonly postId: string;
  /** The reported content, in a word: 'question'. */
  readonly what: string;
  readonly address: string;
  /** A report has just been sent without script. */
  readonly reported: boolean;
}

/** Reports a post to the moderators. The form opens in place and works without script. */
export function ReportPost({ kind, postId, what, address, reported }: ReportPostProps) {
  const { graph } = useServices();
  const { state, problem, send } = useReport({
    reported,
    write: (report) => graph.write(writeReport, { kind, id: postId, ...report }),
  });
  return (
    <ReportForm
      what={what}
      address={address}
      hidden={{ kind, id: postId }}
      reasons={reportReasons}
      state={state}
      problem={problem}
      onSend={send}
      opener={
        <>
          Report<HiddenText> this {what}</HiddenText>
        </>
      }
    />
  );
}
