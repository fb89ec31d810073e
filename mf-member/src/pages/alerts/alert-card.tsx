import {
  Badge,
  Button,
  Field,
  HiddenText,
  ListingCard,
  NoPhotograph,
  Picture,
  Select,
  TextInput,
  type CardListing,
} from '@verandah/design';
import { useNow } from '@verandah/kit';
import { formatDate, siteTimeZone } from '@verandah/market';
import { ActionForm } from '../../features/actions/action-form.tsx';
import type { ActionHandler, Refused } from '../../features/actions/action.ts';
import type { Alert, EmailFrequency } from '../../features/alerts/queries.ts';
import { alertsAddress } from './action.ts';
import styles from './alerts.module.css';
import { digests } from './digests.ts';
import { LazySearchForm } from './lazy-search-form.tsx';
import { shownOfEach } from './new-homes.ts';
import { newHomes } from './new-homes.ts';

const emailed: Readonly<Record<EmailFrequency, string>> = {
  immediately: 'Emailed as it happens',
  daily: 'Emailed daily',
  weekly: 'Emailed weekly',
  never: 'Not emailed',
};

interface AlertCardProps {
  readonly alert: Alert;
  readonly homes: readonly CardListing[];
  /** How often alerts without a frequency of their own are emailed; null when it could not be loaded. */
  readonly digest: EmailFrequency | null;
  readonly act: ActionHandler;
  readonly refused: Refused | undefined;
}

/** An alert: its search in words, its new homes, and its actions. */
export function AlertCard({
  alert: { id, name, description, address, coverPhoto, unseenListingCount, unseenListingIds, emailFrequency, newSince },
  homes,
  digest,
  act,
  refused,
}: AlertCardProps) {
  const now = useNow();
  const fresh = unseenListingIds
    .slice(0, shownOfEach)
    .flatMap((listingId) => homes.filter((home) => home.id === listingId));
  const frequency = emailFrequency ?? digest;
  const about = <HiddenText> {name}</HiddenText>;
  return (
    <article className={styles.card} aria-labelledby={`alert-${id}`}>
      <div className={styles.head}>
        <div className={styles.cover}>
          {coverPhoto ? <Picture photo={coverPhoto} sizes="160px" eager={false} fill /> : <NoPhotograph />}
        </div>
        <div className={styles.words}>
          <h2 className={styles.name} id={`alert-${id}`}>
            <a href={address}>{name}</a>
          </h2>
          {!name.startsWith(description) && <p className={styles.description}>{description}</p>}
          <p>
            <Badge tone={unseenListingCount > 0 ? 'accent' : 'outline'}>{newHomes(unseenListingCount)}</Badge>
            {unseenListingCount > 0 && (
              <span className={styles.since}> since {formatDate(newSince, siteTimeZone)}</span>
            )}
          </p>
          {frequency !== null && <p className={styles.description}>{emailed[frequency]}</p>}
        </div>
      </div>
      {fresh.length > 0 && (
        <ul className={styles.homes} aria-label={`New homes for ${name}`}>
          {fresh.map((home) => (
            <li key={home.id}>
              <ListingCard listing={home} now={now} sizes="(min-width: 60em) 300px, (min-width: 40em) 50vw, 86vw" />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {unseenListingCount > 0 && (
          <ActionForm action={alertsAddress} act={act} fields={{ do: 'clear', id }} refused={refused}>
            <Button type="submit" size="small">
              Clear{about}
            </Button>
          </ActionForm>
        )}
        <details
          className={styles.rename}
          open={refused?.fields['do'] === 'rename' && refused.fields['id'] === id ? true : undefined}
        >
          <summary className={styles.summary}>Rename{about}</summary>
          <ActionForm
            action={alertsAddress}
            act={act}
            fields={{ do: 'rename', id }}
            refused={refused}
            className={styles.form}
          >
            <Field label="Name">
              {(control) => (
                <TextInput
                  autoComplete="off"
                  {...control}
                  key={name}
                  name="name"
                  required
                  maxLength={100}
                  defaultValue={
                    refused?.fields['do'] === 'rename' && refused.fields['id'] === id ? refused.fields['name'] : name
                  }
                />
              )}
            </Field>
            <div>
              <Button type="submit" size="small">
                Save name
              </Button>
            </div>
          </ActionForm>
        </details>
        {frequency !== null && (
          <details className={styles.rename}>
            <summary className={styles.summary}>Emails{about}</summary>
            <ActionForm
              action={alertsAddress}
              act={act}
              fields={{ do: 'emails', id }}
              refused={refused}
              className={styles.form}
            >
              <Field label="Email me new homes">
                {(control) => (
                  <Select
                    {...control}
                    key={frequency}
                    name="emailFrequency"
                    options={digests}
                    defaultValue={frequency}
                  />
                )}
              </Field>
              <div>
                <Button type="submit" size="small">
                  Save
                </Button>
              </div>
            </ActionForm>
          </details>
        )}
        <LazySearchForm id={id} name={name} address={address} act={act} refused={refused} />
        <ActionForm
          action={alertsAddress}
          act={act}
          fields={{ do: 'remove', id }}
          refused={refused}
          sure={{ question: `Delete the alert “${name}”?`, action: 'Delete alert' }}
        >
          <Button type="submit" size="small">
            Delete{about}
          </Button>
        </ActionForm>
      </div>
    </article>
  );
}
