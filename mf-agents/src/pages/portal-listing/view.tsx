import { Badge, Checkbox, Notice, Select, TextInput } from '@verandah/design';
import { useNow, useServices } from '@verandah/kit';
import { formatDate, formatMoney, inspectionText, listingAddress, localDate, siteTimeZone } from '@verandah/market';
import { FeedStatus } from '../../features/portal/feed-status.tsx';
import type { OwnListing } from '../../features/portal/own-listing.ts';
import { usePortal } from '../../features/portal/portal-context.ts';
import { FormField, PortalForm, SendButton, useFormState } from '../../features/portal/portal-form.tsx';
import styles from '../../features/portal/portal.module.css';
import { momentText, stateText } from '../../features/portal/words.ts';
import { LazyAuctionEnd, LazyPreview } from './lazy-parts.tsx';
import { Checklist } from './listing-checklist.tsx';
import { EditorForm } from './editor-form.tsx';
import { visitLengths } from '../../features/portal/visit-lengths.ts';

/** The page of one of the agent's listings. */
export function ListingView({ content: listing }: { readonly content: OwnListing }) {
  const { isLive } = useServices();
  const { state, uri, published, flags, feed, home, updatedAt, timeZone } = listing;
  const shown = published && state !== 'removed' && isLive(listingAddress(uri));
  return (
    <>
      <div className={styles.actions}>
        <a className={styles.crumb} href="/agent-portal/listings">
          All listings
        </a>
        {shown && (
          <a className={styles.crumb} href={listingAddress(uri)}>
            View listing
          </a>
        )}
        <Badge tone={state === 'onOffer' ? 'accent' : 'outline'}>{stateText(listing)}</Badge>
        <span className={styles.muted}>Last changed {momentText(updatedAt, timeZone)}</span>
      </div>
      {state === 'draft' && (
        <Notice tone="warning">
          <b>This is a draft.</b> Visitors can’t see it until you publish it.{' '}
          <a href="#checklist">See what’s missing</a>
        </Notice>
      )}
      {flags.map(({ rule, detail }) => (
        <PortalForm key={rule} name="dismiss" id={`dismiss-${rule}`} className={styles.section}>
          <Notice tone="warning">{detail}</Notice>
          <input type="hidden" name="rule" value={rule} />
          <div className={styles.actions}>
            <SendButton kind="secondary" size="small">
              Mark as checked
            </SendButton>
          </div>
        </PortalForm>
      ))}
      {state !== 'removed' && (
        <nav aria-label="On this page">
          <ul className={styles.filters}>
            {[
              ...(home.byFeed
                ? []
                : [
                    ['pictures', 'Photos'],
                    ['home', 'Address and property'],
                  ]),
              ['details', 'Details'],
              ['stands', 'Status'],
              ...(state === 'completed' ? [] : [['inspections', 'Inspections']]),
            ].map(([id, label]) => (
              <li key={id}>
                <a className={styles.filter} href={`#${id}`}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {state === 'removed' ? (
        <Withdrawn byFeed={home.byFeed} />
      ) : (
        <div className={styles.columns} data-side>
          <EditorForm listing={listing} />
          <div className={styles.section}>
            <LazyPreview listing={listing} />
            <section className={styles.panel} aria-labelledby="stands">
              <h2 id="stands">Status</h2>
              <Standing listing={listing} />
            </section>
            {listing.state !== 'completed' && (
              <section className={styles.panel} aria-labelledby="inspections">
                <h2 id="inspections">Inspections</h2>
                <Visits listing={listing} />
                <a className={styles.crumb} href={`/agent-portal/inspections/${listing.id}`}>
                  Registration and appointments
                </a>
              </section>
            )}
            <section className={styles.panel} aria-labelledby="feed">
              <h2 id="feed">Feed</h2>
              <FeedStatus feed={feed} />
            </section>
          </div>
        </div>
      )}
    </>
  );
}

/**
 * A withdrawn listing: one created by hand can return as a draft, one from a feed returns when the feed offers it
 * again.
 */
const Withdrawn = ({ byFeed }: { readonly byFeed: boolean }) =>
  byFeed ? (
    <p className={styles.text}>This listing has been withdrawn. It will return when your feed lists it again.</p>
  ) : (
    <div className={styles.section}>
      <p className={styles.text}>
        This listing has been withdrawn and no longer appears in search. We’ve kept its details.
      </p>
      <PortalForm name="take-back" className={styles.actions}>
        <SendButton>Restore as a draft</SendButton>
      </PortalForm>
    </div>
  );

function Standing({ listing }: { readonly listing: OwnListing }) {
  const { state, listingType, completedOn, completedPrice, completedPriceVisible, underOffer, published } = listing;
  const done = listingType === 'rental' ? 'leased' : 'sold';
  const perWeek = listingType === 'rental' ? ' per week' : '';
  const { refusals } = usePortal();
  return (
    <>
      {state === 'completed' ? (
        <>
          <p>
            {listingType === 'rental' ? 'Leased' : 'Sold'}
            {completedOn && ` ${formatDate(completedOn, siteTimeZone)}`}
            {completedPrice !== null && ` for ${formatMoney(completedPrice, 0)}${perWeek}`}
            {completedPrice !== null && !completedPriceVisible && ' (hidden)'}.
          </p>
          <PortalForm name="reopen" className={styles.actions}>
            <SendButton kind="secondary">Put back on the market</SendButton>
          </PortalForm>
        </>
      ) : (
        published && (
          <PortalForm name="under-offer" className={styles.actions}>
            <input type="hidden" name="to" value={underOffer ? 'no' : 'yes'} />
            <SendButton kind="secondary">{underOffer ? 'No longer under offer' : 'Mark as under offer'}</SendButton>
          </PortalForm>
        )
      )}
      {state === 'draft' && <Checklist listing={listing} />}
      {published && (
        <details open={'complete' in refusals || undefined}>
          <summary className={styles.crumb}>
            {state === 'completed' ? 'Edit date and price' : `Mark as ${done}`}
          </summary>
          <Completion listing={listing} done={done} />
        </details>
      )}
      {published && listingType === 'sale' && <LazyAuctionEnd listing={listing} />}
      <PortalForm name="publish" className={styles.actions}>
        <input type="hidden" name="to" value={published ? 'no' : 'yes'} />
        <SendButton kind={published ? 'quiet' : 'primary'}>{published ? 'Move to drafts' : 'Publish'}</SendButton>
      </PortalForm>
      {!listing.home.byFeed && state !== 'completed' && (
        <PortalForm name="withdraw" className={styles.actions}>
          <SendButton kind="quiet">{state === 'draft' ? 'Discard draft' : 'Withdraw from the market'}</SendButton>
        </PortalForm>
      )}
    </>
  );
}

function Completion({
  listing: { listingType, completedOn, completedPrice, completedPriceVisible, timeZone },
  done,
}: {
  readonly listing: OwnListing;
  readonly done: string;
}) {
  const today = localDate(useNow(), timeZone);
  return (
    <PortalForm name="complete">
      <FormField name="completedOn" label={`Date ${done}`} given={completedOn ?? today}>
        {(control) => <TextInput {...control} autoComplete="off" type="date" max={today} />}
      </FormField>
      <FormField
        name="price"
        label={listingType === 'rental' ? 'Rent per week' : 'Price'}
        hint="We keep the price on record even if it’s hidden."
        given={completedPrice === null ? '' : String(completedPrice)}
        optional
      >
        {(control) => <TextInput {...control} autoComplete="off" inputMode="numeric" maxLength={20} />}
      </FormField>
      <ShowPrice given={completedPriceVisible} />
      <div className={styles.actions}>
        <SendButton>Mark as {done}</SendButton>
      </div>
    </PortalForm>
  );
}

function ShowPrice({ given }: { readonly given: boolean }) {
  const form = useFormState();
  const sent = form.values('completedOn', []).length > 0;
  return (
    <Checkbox
      name="priceVisible"
      value="yes"
      label="Show the price to everyone"
      defaultChecked={sent ? form.value('priceVisible') === 'yes' : given}
    />
  );
}

function Visits({ listing: { inspections, timeZone } }: { readonly listing: OwnListing }) {
  return (
    <>
      {inspections.length === 0 ? (
        <p className={styles.muted}>No upcoming inspections. Add one below.</p>
      ) : (
        <PortalForm name="remove-visits">
          <fieldset className={styles.group}>
            <legend>Upcoming</legend>
            {inspections.map((visit) => (
              <Checkbox
                key={visit.startsAt}
                name="visit"
                value={visit.startsAt}
                label={inspectionText(visit, timeZone)}
              />
            ))}
          </fieldset>
          <div className={styles.actions}>
            <SendButton kind="secondary" size="small">
              Cancel selected
            </SendButton>
          </div>
        </PortalForm>
      )}
      <PortalForm name="add-visit">
        <FormField name="startsAt" label="Starts" hint="In the property’s local time.">
          {(control) => <TextInput {...control} autoComplete="off" type="datetime-local" />}
        </FormField>
        <FormField name="minutes" label="Duration" given="30">
          {(control) => <Select {...control} options={visitLengths} />}
        </FormField>
        <div className={styles.actions}>
          <SendButton kind="secondary">Add inspection</SendButton>
        </div>
      </PortalForm>
    </>
  );
}
