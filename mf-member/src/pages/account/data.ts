import type { Problems } from '../../features/calls/outcome.ts';
import type { Provider } from '../sign-in/data.ts';
import type { Device, Settings } from './account.ts';
import type { Section } from './act.ts';

export interface AccountData {
  readonly settings: Settings;
  readonly devices: readonly Device[];
  readonly providers: readonly Provider[];
  /** A form that was taken (sent without script). */
  readonly done: Section | null;
  /** A form that was refused (sent without script), with what was typed. */
  readonly refused?: { readonly section: Section; readonly fields: Readonly<Record<string, string>>; readonly problems: Problems };
}
