import { Button, HiddenText } from '@verandah/design';
import { registerAddress } from '@verandah/market';
import type { PageListing } from '../../pages/listing/listing.ts';

interface RegisterProps {
  readonly listing: Pick<PageListing, 'id' | 'canonicalUri'>;
  readonly startsAt: string;
  /** The day and the hours. */
  readonly time: string;
}

/** Registers a member by one press; visitors give their name on the page that it leads to. */
export function Register({ listing: { id, canonicalUri }, startsAt, time }: RegisterProps) {
  const here = registerAddress(canonicalUri, startsAt);
  const fields = { do: 'book', listingId: id, startsAt, back: here };
  return (
    <form method="post" action={here}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="small">
        Register<HiddenText> for the inspection {time}</HiddenText>
      </Button>
    </form>
  );
}
