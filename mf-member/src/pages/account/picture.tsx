import { browserRest } from '@verandah/areas';
import { useWriteFailure } from '@verandah/areas/actions';
import { Avatar, Button, Field, FileInput, useHydrated, useSubmission } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { problemsOf, unreachable } from '../../features/calls/outcome.ts';
import type { AccountData } from './data.ts';
import { SectionForm } from './section.tsx';
import styles from './account.module.css';

const types = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
const mostBytes = 5 * 1024 * 1024;

/** The member's picture. A form removes it; script uploads a new one unchanged. */
export function Picture({ data }: { readonly data: AccountData }) {
  const { bus, navigate } = useServices();
  const hydrated = useHydrated();
  const { failureOf } = useWriteFailure({ kind: 'account picture' });
  const { state, problems, submit, settle } = useSubmission();
  const busy = state === 'sending';
  const { id, name, avatar } = data.settings;
  const put = async (file: File | undefined): Promise<void> => {
    if (!file || busy) return;
    if (file.size > mostBytes) return settle('rejected', { form: 'Choose a photo up to 5 MB.' });
    if (!types.split(',').includes(file.type))
      return settle('rejected', { form: 'Choose a JPEG, PNG, WebP, AVIF or GIF file.' });
    await submit(
      async () => {
        const { status, body } = await browserRest({
          method: 'PUT',
          path: `/rest/member/${id}/settings/avatar`,
          body: file,
        });
        if (status >= 500) return { form: unreachable };
        if (status >= 300) return problemsOf(body, []);
        bus.publish('notifications', { kind: 'success', text: 'Photo saved.' });
        bus.publish('session-asked', { ask: 'check' });
        await navigate('/account', { replace: true, keepScroll: true });
        return {};
      },
      (error) => failureOf(error, { unknown: { form: unreachable } }),
    );
  };
  return (
    <div className={styles.picture}>
      <Avatar name={name} picture={avatar} size="large" eager />
      <div className={styles.form}>
        {hydrated && (
          <Field label="Profile photo" hint="JPEG, PNG, WebP, AVIF or GIF, up to 5 MB." error={problems['form']}>
            {(control) => (
              <FileInput
                {...control}
                text={avatar === null ? 'Choose photo' : 'Change photo'}
                accept={types}
                disabled={busy}
                onChange={(event) => {
                  void put(event.target.files?.[0]);
                  event.target.value = '';
                }}
              />
            )}
          </Field>
        )}
        {avatar !== null && (
          <SectionForm data={data} section="picture" place="profile" fields={{}} label="Profile photo">
            {() => (
              <Button type="submit" size="small">
                Remove photo
              </Button>
            )}
          </SectionForm>
        )}
      </div>
    </div>
  );
}
