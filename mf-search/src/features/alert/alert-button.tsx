import { BellIcon, Button, ButtonLink, Icon } from '@verandah/design';
import type { ListingSearch } from '@verandah/market';
import styles from './alert-button.module.css';
import { alertsPath, useAlertRequest } from './use-alert-request.ts';

interface AlertButtonProps {
  readonly search: ListingSearch;
  readonly title: string;
}

/**
 * Saves the search and subscribes to new homes, in one press, and states "Alert on" once the member has done so. A link
 * to the form's page, which works before hydration and without script; where no live release has that page, a button
 * whose space is reserved until then.
 */
export function AlertButton({ search, title }: AlertButtonProps) {
  const request = useAlertRequest(search, title);
  if (request === null) return null;
  const { ready, isOn, href, ask } = request;
  if (isOn)
    return (
      <a className={styles.ask} href={alertsPath} data-on="">
        <Icon shape={BellIcon} />
        <span>Alert on</span>
      </a>
    );
  const content = (
    <>
      <Icon shape={BellIcon} />
      <span>Create alert</span>
    </>
  );
  if (href !== undefined)
    return (
      <a className={styles.ask} href={href} rel="nofollow" onClick={ask}>
        {content}
      </a>
    );
  return (
    <button type="button" className={styles.ask} data-waiting={!ready || undefined} onClick={ask}>
      {content}
    </button>
  );
}

/** The same, as one of the alternatives of a page without results. */
export function EmailMeButton({ search, title }: AlertButtonProps) {
  const request = useAlertRequest(search, title);
  if (request === null || (!request.ready && request.href === undefined)) return null;
  if (request.isOn)
    return (
      <ButtonLink icon={BellIcon} href={alertsPath}>
        Alert on
      </ButtonLink>
    );
  return request.href === undefined ? (
    <Button icon={BellIcon} onClick={request.ask}>
      Email me new homes
    </Button>
  ) : (
    <ButtonLink icon={BellIcon} href={request.href} rel="nofollow" onClick={request.ask}>
      Email me new homes
    </ButtonLink>
  );
}
