import { Button, ButtonLink, EmptyState, Field, Select, type CardListing } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { useEffect, useMemo } from 'react';
import { ActionForm } from '../../features/actions/action-form.tsx';
import type { Alerts, EmailFrequency } from '../../features/alerts/queries.ts';
import { alertsStore } from '../../features/alerts/alerts-store.ts';
import { FailureNotice } from '../../features/store/failure-notice.tsx';
import { useStore } from '../../features/store/store.ts';
import { actOnAlerts, alertsAddress } from './action.ts';
import { AlertCard } from './alert-card.tsx';
import { newHomes } from './new-homes.ts';
import styles from './alerts.module.css';
import { digests } from './digests.ts';
import type { Refused } from '../../features/actions/action.ts';

export interface AlertsData {
  readonly alerts: Alerts;
  /** The latest few new homes of the alerts. */
  readonly homes: readonly CardListing[];
  /** Null when it could not be loaded. */
  readonly digest: string | null;
  readonly memberId: string;
  readonly refused?: Refused;
}

const paceOf = (digest: string | null): EmailFrequency | null =>
  digests.find(({ value }) => value === digest)?.value ?? null;

/** All alerts with their new homes, and how often they are emailed. */
export function AlertsView({ data }: { readonly data: AlertsData }) {
  const { alerts, homes, digest, refused } = data;
  const services = useServices();
  const store = alertsStore(services);
  const { failure, known } = useStore(store.state);
  const act = useMemo(() => actOnAlerts({ store }), [store]);
  const { memberId } = data;
  useEffect(() => store.show(alerts.results, alerts.unseenListingCount, memberId), [store, alerts, memberId]);
  // The API reports that nobody is signed in: the list is emptied.
  const emptied = failure !== null && !known;
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        Alerts
      </h1>
      {emptied && <FailureNotice failure={failure} />}
      {emptied || alerts.results.length === 0 ? (
        <EmptyState
          title="No alerts yet"
          actions={
            <ButtonLink kind="primary" href="/for-sale">
              Search for homes
            </ButtonLink>
          }
        >
          <p>
            Start a search and select “Create alert” above the results. We’ll show new homes here and email them to you.
          </p>
        </EmptyState>
      ) : (
        <>
          <p className={styles.count}>
            {newHomes(alerts.unseenListingCount)} in{' '}
            {alerts.results.length === 1 ? 'one alert' : `${alerts.results.length} alerts`}
          </p>
          <ul className={styles.list}>
            {alerts.results.map((alert) => (
              <li key={alert.id}>
                <AlertCard alert={alert} homes={homes} digest={paceOf(digest)} act={act} refused={refused} />
              </li>
            ))}
          </ul>
        </>
      )}
      {digest !== null && (
        <section className={styles.digest} aria-labelledby="digest">
          <h2 className={styles.heading} id="digest">
            Email
          </h2>
          <ActionForm
            action={alertsAddress}
            act={act}
            fields={{ do: 'digest' }}
            refused={refused}
            className={styles.form}
          >
            <Field
              label="How often we email new homes"
              {...(alerts.results.some(({ emailFrequency }) => emailFrequency !== null) && {
                hint: 'Changing this also changes the alerts with a frequency of their own.',
              })}
            >
              {(control) => (
                <Select {...control} key={digest} name="alertDigest" options={digests} defaultValue={digest} />
              )}
            </Field>
            <div>
              <Button type="submit">Save</Button>
            </div>
          </ActionForm>
        </section>
      )}
    </div>
  );
}
