import type { emailAlertFields } from '../../features/alerts/email-alert.ts';
import type { FormData } from '../../features/form/submitting.ts';

export interface EmailAlertData extends FormData<(typeof emailAlertFields)[number]> {
  readonly sent: boolean;
}
