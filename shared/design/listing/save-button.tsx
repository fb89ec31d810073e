import { useContext, useSyncExternalStore } from 'react';
import { classNames } from '../base/class-names.ts';
import { HeartIcon } from '../icons/heart.tsx';
import { HiddenText } from '../base/hidden-text.tsx';
import { Icon } from '../base/icon.tsx';
import { useHydrated } from '../base/use-hydrated.ts';
import { SavingContext } from './saving.ts';
import styles from './save-button.module.css';

interface SaveButtonProps {
  readonly listingId: string;
  /** '12 Rose Street' */
  readonly subject: string;
  /** A round heart on a photograph, or a button with its word. */
  readonly look?: 'round' | 'word';
}

const never = () => () => undefined;

/**
 * Saves a listing in a collection; pressed while it is in one. There once script can respond and the member area is
 * live.
 */
export function SaveButton({ listingId, subject, look = 'round' }: SaveButtonProps) {
  const saving = useContext(SavingContext);
  const saved = useSyncExternalStore(
    saving?.follow ?? never,
    () => saving?.has(listingId) ?? false,
    () => false,
  );
  if (!useHydrated() || !saving) return null;
  return (
    <button
      type="button"
      className={classNames(styles.save, styles[look])}
      aria-pressed={saved}
      onClick={() => saving.requestSave(listingId)}
    >
      <Icon shape={HeartIcon} />
      {look === 'word' ? 'Save' : <HiddenText>Save</HiddenText>}
      <HiddenText> {subject}</HiddenText>
    </button>
  );
}
