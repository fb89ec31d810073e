import type { FormData } from '../../features/form/submitting.ts';
import type { Provider } from '../sign-in/data.ts';

export type SignUpField = 'name' | 'email' | 'password';

export interface SignUpData extends FormData<SignUpField> {
  readonly returnTo: string;
  readonly providers: readonly Provider[];
  /** The mail is on its way (sent without script). */
  readonly sent: boolean;
}
