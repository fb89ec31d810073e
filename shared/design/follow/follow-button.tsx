import { plural } from '@verandah/market';
import { Button } from '../base/button.tsx';
import { CheckIcon } from '../icons/check.tsx';
import { PlusIcon } from '../icons/plus.tsx';
import { HiddenText } from '../base/hidden-text.tsx';
import { useHydrated } from '../base/use-hydrated.ts';
import { classNames } from '../base/class-names.ts';
import styles from './follow-button.module.css';

export interface FollowButtonProps {
  /** What is followed, for those who can't see what is beside the button: 'Richmond'. */
  readonly what: string;
  readonly following: boolean;
  /** The number of followers; left out where it is not shown. */
  readonly count?: number;
  /** Whether a press is being sent: further ones do nothing. */
  readonly busy?: boolean;
  /** That of the buttons beside it. */
  readonly size?: 'medium' | 'small';
  onToggle(): void;
  /** Address that a form posts to without script. If absent, the button appears once script is running. */
  readonly action?: string;
}

/** Follows and unfollows. The caller shows the new state at once and reverts it when the request fails. */
export function FollowButton({
  what,
  following,
  count,
  busy = false,
  size = 'medium',
  onToggle,
  action,
}: FollowButtonProps) {
  const hydrated = useHydrated();
  const button = (
    <Button
      type={hydrated ? 'button' : 'submit'}
      size={size}
      icon={following ? CheckIcon : PlusIcon}
      aria-pressed={following}
      aria-disabled={busy || undefined}
      className={classNames(!hydrated && !action && styles.waiting)}
      onClick={
        hydrated
          ? () => {
              if (!busy) onToggle();
            }
          : undefined
      }
    >
      <span>
        {following ? 'Following' : 'Follow'}
        <HiddenText> {what}</HiddenText>
      </span>
    </Button>
  );
  return (
    <div className={styles.follow}>
      {action && !hydrated ? (
        <form method="post" action={action}>
          {button}
        </form>
      ) : (
        button
      )}
      {count !== undefined && count > 0 && <span className={styles.count}>{plural(count, 'follower')}</span>}
    </div>
  );
}
