import { useServices } from '@verandah/kit';
import { browserRest } from '@verandah/areas';
import { useForm } from '@verandah/areas/actions';
import { callForm, whenTaken } from '../../features/form/call-form.ts';
import { EntryForm } from '../../features/form/entry-form.tsx';
import { EntryPage } from '../../features/form/entry-page.tsx';
import { TextField } from '../../features/form/text-field.tsx';
import { useArrive } from '../../features/session/use-arrive.ts';
import type { SignInData } from './data.ts';
import { checkStep, finishSignIn } from './second-step.ts';

export interface SecondStepProps {
  readonly data: Pick<SignInData, 'fields' | 'problems' | 'returnTo'>;
  /** Result of the correct password. */
  readonly challenge: string;
  /** The sign-in page's own address. */
  readonly action: string;
}

/** Focuses the only field of the step, because the previous form lost focus. */
const start = { autoFocus: true } as const;

/** The second step of signing in: a code of the member's app, or a recovery code. */
export function SecondStep({
  data: { fields: first, problems: initialProblems, returnTo },
  challenge,
  action,
}: SecondStepProps) {
  const { report } = useServices();
  const arrive = useArrive(returnTo);
  const sent = useForm({
    ...callForm,
    start: { fields: { challenge, code: first.code, recovery: first.recovery }, problems: initialProblems },
    check: checkStep,
    send: async (typed) =>
      whenTaken(await finishSignIn(browserRest, typed, (error) => report(error, 'second factor')), ({ location }) =>
        arrive(location),
      ),
  });
  const { fields, problems, change } = sent;
  return (
    <EntryPage
      title="Enter your code"
      lead="Enter the code from your authenticator app to finish signing in."
      others={
        <p>
          <a href={action} data-reload="">
            Start again
          </a>
        </p>
      }
    >
      <EntryForm sent={sent} action={action} label="Sign in" busyLabel="Signing in…">
        <input type="hidden" name="challenge" value={challenge} />
        <TextField
          label="Code"
          name="code"
          {...start}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={20}
          hint="The 6-digit code changes every 30 seconds."
          value={fields.code}
          error={problems['code']}
          onChange={(value) => change({ code: value })}
        />
        <details open={fields.recovery !== '' || problems['recovery'] !== undefined}>
          <summary>I don’t have my phone</summary>
          <TextField
            label="Recovery code"
            name="recovery"
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            maxLength={60}
            hint="One of the codes you saved when you turned on two-factor authentication. Each works once."
            value={fields.recovery}
            error={problems['recovery']}
            onChange={(value) => change({ recovery: value })}
          />
        </details>
      </EntryForm>
    </EntryPage>
  );
}
