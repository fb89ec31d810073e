import { inspectionsAddress, plural } from '@verandah/market';
import { Badge, ButtonLink, CalendarIcon, EmptyState, TabLinks } from '@verandah/design';
import { useBusReload } from './use-bus-reload.ts';
import { collectionAddress } from './action.ts';
import { CollectedHome } from './collected-home.tsx';
import styles from './collection.module.css';
import { CompareForm } from './compare-form.tsx';
import { homeId, HomesMap } from './homes-map.tsx';
import { InvitePanel } from './invite-panel.tsx';
import { orders, type Order } from './order.ts';
import { Settings } from './settings.tsx';
import { Share } from './share.tsx';
import { HomeGrid } from '../../features/home-card/home-card.tsx';
import type { Refused } from '../../features/actions/action.ts';
import type { Collection, Invite } from './queries.ts';

export interface CollectionData {
  readonly uri: string;
  /** Null if the viewer must accept the invitation first. */
  readonly collection: Collection | null;
  readonly invite: Invite | null;
  /** Of the homes in `collection`. */
  readonly order: Order;
  readonly memberId: string | null;
  readonly refused?: Refused;
}

/** Id of the form that the checkboxes beside the homes belong to. */
const compareForm = 'compare-collected';

/** A collection: how it is shared, its homes with contributors' reactions, and the settings. */
export function CollectionView({ data }: { readonly data: CollectionData }) {
  const { collection, invite, memberId, order, refused, uri } = data;
  useBusReload(collection?.id ?? null);
  if (!collection) {
    return (
      <div className={styles.page}>
        <h1 className={styles.title} tabIndex={-1}>
          You’re invited to a collection
        </h1>
        {invite && <InvitePanel uri={uri} invite={invite} refused={refused} />}
      </div>
    );
  }
  const { name, isPublic, viewerRole, listings, contributors } = collection;
  const people = [contributors.owner, ...contributors.collaborators];
  const named = viewerRole === 'reader' ? [contributors.owner] : people;
  const comparable = listings.filter(({ listing }) => listing).length > 1;
  return (
    <div className={styles.page}>
      <nav aria-label="Breadcrumb">
        <a href="/collections">Collections</a>
      </nav>
      <header className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {name}
        </h1>
        <p className={styles.facts}>
          <Badge tone="outline">{isPublic ? 'Anyone with the link can view' : 'Private'}</Badge>
          {plural(listings.length, 'home')}, by {named.map((each) => each.name).join(', ')}
        </p>
        <Share collection={collection} refused={refused} />
        {listings.some(({ listing }) => listing) && (
          <ButtonLink
            icon={CalendarIcon}
            href={inspectionsAddress(
              viewerRole === 'reader' ? { homes: listings.map(({ listingId }) => listingId) } : { from: uri },
            )}
          >
            Plan inspections
          </ButtonLink>
        )}
      </header>
      {invite && <InvitePanel uri={uri} invite={invite} refused={refused} />}
      {listings.length === 0 ? (
        <EmptyState
          title="No homes yet"
          actions={
            <ButtonLink kind="primary" href="/for-sale">
              Find homes
            </ButtonLink>
          }
        >
          <p>Select the heart on a home to add it to this collection.</p>
        </EmptyState>
      ) : (
        <>
          {listings.length > 1 && (
            <TabLinks
              label="Order of the homes"
              tabs={(Object.keys(orders) as Order[]).map((each) => ({
                label: orders[each],
                href: collectionAddress(uri, each),
                current: each === order,
              }))}
            />
          )}
          <HomesMap name={name} listings={listings} />
          <div>
            <HomeGrid>
              {listings.map((each) => (
                <li key={each.listingId} id={homeId(each.listingId)} tabIndex={-1}>
                  <CollectedHome
                    collected={each}
                    collection={collection}
                    people={people}
                    order={order}
                    compareForm={comparable ? compareForm : null}
                    memberId={memberId}
                    refused={refused}
                  />
                </li>
              ))}
            </HomeGrid>
            {comparable && <CompareForm id={compareForm} />}
          </div>
        </>
      )}
      <Settings collection={collection} refused={refused} />
    </div>
  );
}
