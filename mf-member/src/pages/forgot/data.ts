import type { FormData } from '../../features/form/submitting.ts';

export interface ForgotData extends FormData<'email'> {
  readonly sent: boolean;
}
