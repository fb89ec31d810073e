import { TextInput } from '@verandah/design';
import { FormField, useFormState } from './portal-form.tsx';

/** Fields for re-authentication, in a form that the API rejected without a fresh proof. */
export function ProofFields() {
  if (useFormState().problem('proof') === undefined) return null;
  return (
    <>
      <FormField
        name="proof"
        label="Your password"
        hint="If you have none, sign out and sign in again. You won’t be asked for ten minutes."
      >
        {(control) => <TextInput {...control} type="password" autoComplete="current-password" maxLength={800} />}
      </FormField>
      <FormField
        name="proofCode"
        label="Code of your authenticator app"
        hint="If you have a second factor switched on."
        optional
      >
        {(control) => <TextInput {...control} inputMode="numeric" autoComplete="one-time-code" maxLength={30} />}
      </FormField>
    </>
  );
}
