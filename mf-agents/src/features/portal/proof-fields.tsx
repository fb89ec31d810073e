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
        hint="No password? Sign out and sign in again, and we won’t ask for 10 minutes."
      >
        {(control) => <TextInput {...control} type="password" autoComplete="current-password" maxLength={800} />}
      </FormField>
      <FormField
        name="proofCode"
        label="Code from your authenticator app"
        hint="Only if you use two-factor authentication."
        optional
      >
        {(control) => <TextInput {...control} inputMode="numeric" autoComplete="one-time-code" maxLength={30} />}
      </FormField>
    </>
  );
}
