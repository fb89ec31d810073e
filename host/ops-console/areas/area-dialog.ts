import type { AreaStatus } from '@verandah/releases';

/** The props of every dialog about an area. */
export interface AreaDialogProps {
  /** The area as its reader saw it when they opened the dialog. The action applies to this state only. */
  readonly seen: AreaStatus;
  /** All areas, for those that can move together with it. */
  readonly areas: readonly AreaStatus[];
  /** The current state of the area. */
  readonly current: AreaStatus;
  /** A freeze applies: a reason is required. */
  readonly frozen: boolean;
  /** Called when the reader accepts the new state. */
  look(area: AreaStatus): void;
  onClose(): void;
  /** Reloads what is live. */
  moved(): Promise<void>;
}
