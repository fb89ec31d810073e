import type { Problems } from '../../features/calls/outcome.ts';
import type { Provider } from '../sign-in/data.ts';
import type { Device, FactorSetup, Settings } from './account.ts';
import type { Section } from './action.ts';

export interface AccountData {
  readonly settings: Settings;
  readonly devices: readonly Device[];
  readonly providers: readonly Provider[];
  /** A form that was taken (sent without script). */
  readonly done: Section | null;
  /** What went wrong at a provider that the browser came back from. */
  readonly problem: string | null;
  /**
   * Of a second factor, shown this once (to a form that was sent without script): the set-up of the app, or the
   * recovery codes.
   */
  readonly factor?: { readonly setup: FactorSetup } | { readonly codes: readonly string[] };
  /** A form that was refused (sent without script), with what was typed. */
  readonly refused?: {
    readonly section: Section;
    readonly fields: Readonly<Record<string, string>>;
    readonly problems: Problems;
  };
}
