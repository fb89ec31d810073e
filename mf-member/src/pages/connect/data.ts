import { array, object, string, type InferOutput } from 'valibot';
import type { Problems } from '../../features/calls/outcome.ts';

export const consentShape = object({
  application: string(),
  returnsTo: string(),
  scopes: array(object({ name: string(), description: string() })),
  account: string(),
});
/** What an application requests of the member. */
export type Consent = InferOutput<typeof consentShape>;

export interface ConnectData {
  readonly uid: string;
  /** Null for a request that is wrong or has expired. */
  readonly consent: Consent | null;
  /** The error by its name in the protocol, for the application's developer. */
  readonly error: string | null;
  /** Where the browser continues after a decision that was sent without script. */
  readonly next: string | null;
  readonly problems: Problems;
}
