import { Select, TextInput } from '@verandah/design';
import { useNow } from '@verandah/kit';
import { auctionResultLabels, auctionResults, formatDate, localDate } from '@verandah/market';
import type { OwnListing } from '../../features/portal/own-listing.ts';
import { usePortal } from '../../features/portal/portal-context.ts';
import { FormField, PortalForm, SendButton } from '../../features/portal/portal-form.tsx';
import styles from '../../features/portal/portal.module.css';

const auctionOptions = [
  { value: '', label: 'No result' },
  ...auctionResults.map((value) => ({ value, label: auctionResultLabels[value] })),
];

/** How the auction ended: entered here, unless the feed states it. */
export function AuctionEnd({
  listing: { auctionAt, auctionResult, auctionedOn, auctionResultByFeed, timeZone },
}: {
  readonly listing: OwnListing;
}) {
  const { refusals } = usePortal();
  const today = localDate(useNow(), timeZone);
  const ended = [auctionResult && auctionResultLabels[auctionResult], auctionedOn && formatDate(auctionedOn, timeZone)]
    .filter(Boolean)
    .join(', ');
  if (auctionResultByFeed) return <p>Auction: {ended}, from your feed.</p>;
  const planned = auctionAt === null ? today : localDate(Date.parse(auctionAt), timeZone);
  return (
    <details open={'auction' in refusals || undefined}>
      <summary className={styles.crumb}>{ended ? `Auction: ${ended}` : 'Enter the auction result'}</summary>
      <PortalForm name="auction">
        <FormField name="result" label="Auction result" given={auctionResult ?? ''}>
          {(control) => <Select {...control} options={auctionOptions} />}
        </FormField>
        <FormField name="heldOn" label="Auction date" given={auctionedOn ?? (planned < today ? planned : today)}>
          {(control) => <TextInput {...control} autoComplete="off" type="date" max={today} />}
        </FormField>
        <div className={styles.actions}>
          <SendButton kind="secondary">Save auction result</SendButton>
        </div>
      </PortalForm>
    </details>
  );
}
