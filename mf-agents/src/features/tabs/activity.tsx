import {
  EmptyState,
  Icon,
  Picture,
  StarIcon,
  PinIcon,
  CheckIcon,
  ListIcon,
  InfoIcon,
  type IconShape,
} from '@verandah/design';
import { useNow, useServices } from '@verandah/kit';
import {
  activityTypes,
  addressText,
  listingAddress,
  relativeOrShortDate,
  siteTimeZone,
  type ActivityType,
} from '@verandah/market';
import type { TabData } from '../../pages/profile/data.ts';
import type { ActivityItem } from '../../pages/profile/queries.ts';
import { tabAddress } from '../../pages/profile/tab-address.ts';
import styles from './tabs.module.css';

const icons: Readonly<Record<ActivityType, IconShape>> = {
  ListedAProperty: ListIcon,
  SoldOrLeasedAProperty: CheckIcon,
  Reviewed: StarIcon,
  ReviewedALocation: PinIcon,
  AnsweredAQuestion: InfoIcon,
  AskedAQuestion: InfoIcon,
};

/** An activity in words. */
export function activityText({ type, listing }: Pick<ActivityItem, 'type' | 'listing'>): string {
  switch (type) {
    case 'ListedAProperty':
      return listing?.statusType === 'rent' || listing?.statusType === 'leased'
        ? 'Listed a home for rent'
        : 'Listed a home for sale';
    case 'SoldOrLeasedAProperty':
      return listing?.statusType === 'leased' ? 'Leased a home' : 'Sold a home';
    case 'Reviewed':
      return 'Was reviewed';
    case 'ReviewedALocation':
      return 'Reviewed a suburb';
    case 'AnsweredAQuestion':
      return 'Answered a question';
    case 'AskedAQuestion':
      return 'Asked a question';
  }
}

/** An agent's activity, latest first, of all types or of one. */
export function Activity({
  username,
  name,
  content,
}: {
  readonly username: string;
  readonly name: string;
  readonly content: TabData & { readonly tab: 'activity' };
}) {
  const chosen = content.type;
  return (
    <>
      <nav aria-label="Activity type">
        <ul className={styles.chips}>
          <li>
            <a
              className={styles.chip}
              href={tabAddress(username, 'activity')}
              aria-current={chosen === null ? 'page' : undefined}
            >
              All
            </a>
          </li>
          {activityTypes.map(({ name: type, label }) => (
            <li key={type}>
              <a
                className={styles.chip}
                rel="nofollow"
                href={tabAddress(username, 'activity', { type })}
                aria-current={type === chosen ? 'page' : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {content.results.length > 0 ? (
        <ol className={styles.feed}>
          {content.results.map((item) => (
            <li key={item.id}>
              <Item item={item} />
            </li>
          ))}
        </ol>
      ) : (
        <EmptyState
          title={chosen === null ? `No activity from ${name} yet` : `No activity of this type from ${name} yet`}
        />
      )}
    </>
  );
}

function Item({ item }: { readonly item: ActivityItem }) {
  const now = useNow();
  const { isLive } = useServices();
  const { listing, title, at, address, type } = item;
  const photo = listing?.media.photos[0];
  const href = listing ? listingAddress(listing.uri) : address;
  const words = listing ? addressText(listing.address) : title;
  return (
    <article className={styles.item}>
      {photo ? (
        <span className={styles.thumb}>
          <Picture photo={photo} sizes="96px" fill alt="" />
        </span>
      ) : (
        <span className={styles.icon}>
          <Icon shape={icons[type]} />
        </span>
      )}
      <div className={styles.statement}>
        <p className={styles.meta}>
          {activityText(item)} · <time dateTime={at}>{relativeOrShortDate(at, now, siteTimeZone)}</time>
        </p>
        <p className={styles.about}>{href && isLive(href) ? <a href={href}>{words}</a> : words}</p>
        {listing && <p className={styles.meta}>{listing.priceDetails.shortDescription}</p>}
      </div>
    </article>
  );
}
