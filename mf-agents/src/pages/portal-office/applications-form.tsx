import { useServices } from '@verandah/kit';
import { applicationRules } from '@verandah/market';
import { PortalForm, SendButton } from '../../features/portal/portal-form.tsx';
import styles from '../../features/portal/portal.module.css';
import type { OwnOffice } from './own-office.ts';

/** States whose own form an application here does not replace. */
const forms = ['QLD', 'SA', 'VIC'].flatMap((state) => {
  const { form } = applicationRules(state);
  return form === undefined ? [] : [`${form} in ${state}`];
});

/** Turns rental applications on or off. */
export function ApplicationsForm({ office: { takesApplications } }: { readonly office: OwnOffice }) {
  const { isLive } = useServices();
  return (
    <section className={styles.section} id="applications" aria-labelledby="applications-title">
      <h2 id="applications-title">Rental applications</h2>
      <p className={styles.text}>
        {takesApplications
          ? 'On: renters can apply for your available rental homes from their pages.'
          : 'Off: your rental homes show no “Apply”.'}{' '}
        Applicants send one profile, without anything that their state’s rules forbid. It’s encrypted, shown to your
        office only, and deleted within 90 days of your decision. It doesn’t replace a state’s own form (
        {forms.join(', ')}): use that where the law requires it.
      </p>
      <PortalForm name="applications" id="applications-form" className={styles.actions}>
        <input type="hidden" name="takes" value={takesApplications ? 'no' : 'yes'} />
        <SendButton kind="secondary">{takesApplications ? 'Turn off' : 'Turn on'}</SendButton>
        {isLive('/agent-portal/applications') && <a href="/agent-portal/applications">Applications received</a>}
      </PortalForm>
    </section>
  );
}
