import type { Problems } from '../../features/calls/outcome.ts';
import type { Provider } from '../sign-in/data.ts';
import type {
  AccessToken,
  Application,
  Connection,
  Device,
  FactorSetup,
  Passkeys,
  PushDevices,
  Settings,
} from './account.ts';
import type { SecurityEvent } from './security-event.ts';
import type { Section, Success } from './action.ts';

export interface AccountData {
  readonly settings: Settings;
  readonly devices: readonly Device[];
  /** Null if the API does not push to devices. */
  readonly push: PushDevices | null;
  /** Null if the API has no access tokens. */
  readonly tokens: readonly AccessToken[] | null;
  /** Null if the API connects no applications. */
  readonly connections: readonly Connection[] | null;
  readonly applications: readonly Application[] | null;
  /** Null if the API has no passkeys, or the site's address allows none. */
  readonly passkeys: Passkeys['passkeys'] | null;
  /** Null if the API has no history of accounts. */
  readonly history: readonly SecurityEvent[] | null;
  readonly providers: readonly Provider[];
  /** The form that succeeded (sent without script), or the confirmation of an address. */
  readonly done: Success | null;
  /** Error of a provider from which the browser returned. */
  readonly problem: string | null;
  /** Second-factor data shown once to a form sent without script: the set-up of the app, or the recovery codes. */
  readonly factor?: { readonly setup: FactorSetup } | { readonly codes: readonly string[] };
  /** A new access token, shown once to a form sent without script. */
  readonly madeToken?: string;
  /** The same for the new secret of an application. */
  readonly applicationSecret?: string;
  /** A rejected form (sent without script), with what was typed. */
  readonly refused?: {
    readonly section: Section;
    readonly fields: Readonly<Record<string, string>>;
    readonly problems: Problems;
  };
}
