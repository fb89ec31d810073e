import type { KeyboardEvent } from 'react';
import { CompareToggle } from '../../features/compare/compare-toggle.tsx';
import { HideButton } from '../../features/hidden/hide-button.tsx';
import styles from './card-actions.module.css';

interface CardActionsProps {
  readonly id: string;
  readonly street: string;
  /** Selected for comparison. */
  readonly chosen: boolean;
  /** Whether another home can be selected. */
  readonly mayChoose: boolean;
  onChoose(listingId: string, chosen: boolean): void;
  /** Undo restored its card: focus returns to the button. */
  readonly returned: boolean;
  onHide(): void;
}

const reached: Readonly<Record<string, string>> = { ArrowLeft: 'input', ArrowRight: 'button' };

const moveWithin = (event: KeyboardEvent<HTMLElement>) => {
  const next = event.currentTarget.querySelector<HTMLElement>(reached[event.key] ?? 'none');
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/** Compare and Hide of a card: a toolbar with one tab stop, whose arrow keys go from one to the other. */
export function CardActions({ id, street, chosen, mayChoose, onChoose, returned, onHide }: CardActionsProps) {
  const disabled = !mayChoose && !chosen;
  return (
    // What has the focus is inside: a toolbar itself is no stop.
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus
    <div className={styles.actions} role="toolbar" aria-label={`Compare or hide ${street}`} onKeyDown={moveWithin}>
      <CompareToggle id={id} street={street} chosen={chosen} disabled={disabled} onChoose={onChoose} />
      <HideButton street={street} tabStop={disabled} returned={returned} onHide={onHide} />
    </div>
  );
}
