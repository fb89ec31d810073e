import type { AreaStatus } from '@verandah/releases';

/** What every question about an area is given. */
export interface AreaDialogProps {
  /** The area as its reader saw it when they pressed: actions apply to that, and to nothing later. */
  readonly seen: AreaStatus;
  /** The area as it is now. */
  readonly current: AreaStatus;
  /** A freeze holds: a reason is needed. */
  readonly frozen: boolean;
  /** The reader has looked again. */
  look(area: AreaStatus): void;
  onClose(): void;
  /** Reads what is live anew. */
  moved(): Promise<void>;
}
