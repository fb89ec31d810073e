import type { FormData } from '../../features/form/submitting.ts';
import type { Provider } from '../sign-in/data.ts';

export type SignUpField = 'name' | 'email' | 'password';

export interface SignUpData extends FormData<SignUpField> {
  readonly returnTo: string;
  readonly providers: readonly Provider[];
  /** The email has been sent (form sent without script). */
  readonly sent: boolean;
}
