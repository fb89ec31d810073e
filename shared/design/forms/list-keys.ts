import type { KeyboardEvent } from 'react';

/** The list of a combobox. */
interface OptionList {
  readonly open: boolean;
  readonly count: number;
  /** The option selected by keyboard; -1 for the typed text. */
  readonly index: number;
  onOpen(open: boolean): void;
  onIndex(index: number): void;
}

/** Down and Up choose among the options of a combobox, Escape closes its list; with Alt they open and close it. */
export function steerList(event: KeyboardEvent, { open, count, index, onOpen, onIndex }: OptionList): void {
  if (event.key === 'Escape' && open) {
    event.preventDefault();
    onOpen(false);
    onIndex(-1);
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  if (!open) {
    onOpen(true);
    return;
  }
  if (event.altKey) {
    if (event.key === 'ArrowUp') onOpen(false);
    return;
  }
  // Past either end the typed text is selected again.
  const places = count + 1;
  onIndex(((index + 1 + (event.key === 'ArrowDown' ? 1 : -1) + places) % places) - 1);
}
