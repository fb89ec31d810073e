import { plural } from '@verandah/market';
import { HiddenText, Icon, WarningIcon } from '@verandah/design';
import type { VoteKind } from '../thread/queries.ts';
import type { OwnVote } from '../thread/thread.ts';
import { DownIcon, UpIcon } from './vote-icons.tsx';
import { useVote } from './use-vote.ts';
import styles from './votes.module.css';

interface VotesProps {
  readonly kind: VoteKind;
  readonly postId: string;
  readonly votes: number;
  readonly viewerVote: OwnVote;
  /** The page's own address, to which the form posts without script. */
  readonly address: string;
  /** Authors cannot vote for their own posts. */
  readonly own: boolean;
}

/** The votes for a question or an answer, and the viewer's own vote: the same vote again removes it. */
export function Votes({ kind, postId, votes, viewerVote, address, own }: VotesProps) {
  const { shown, problem, cast } = useVote({ kind, postId, votes, viewerVote });
  const button = (value: 1 | -1, label: string) => (
    <button
      type="submit"
      name="value"
      value={value}
      className={styles.button}
      aria-pressed={shown.viewerVote === value}
      disabled={own}
      onClick={(event) => {
        event.preventDefault();
        void cast(value);
      }}
    >
      <Icon shape={value === 1 ? UpIcon : DownIcon} size={20} />
      <HiddenText>{label}</HiddenText>
    </button>
  );
  return (
    <form method="post" action={address}>
      <input type="hidden" name="do" value="vote" />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={postId} />
      <div className={styles.votes} role="group" aria-label={`Votes for this ${kind}`}>
        {button(1, `This ${kind} is useful`)}
        <span className={styles.count} aria-hidden="true">
          {shown.votes}
        </span>
        <HiddenText>{plural(shown.votes, 'vote')}</HiddenText>
        {button(-1, `This ${kind} is not useful`)}
        <span className={styles.problem} role="alert">
          {problem && (
            <>
              <Icon shape={WarningIcon} size={16} />
              {problem}
            </>
          )}
        </span>
      </div>
    </form>
  );
}
