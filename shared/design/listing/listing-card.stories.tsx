import type { ReactNode } from 'react';
import { Button } from '../base/button.tsx';
import type { CardListing } from './card-listing.ts';
import { cardListing, noon } from './fixture.ts';
import { ListingCard } from './listing-card.tsx';
import { SavingContext } from './saving.ts';

export default { component: ListingCard };

const photos = (count: number): CardListing['media'] => ({
  photos: Array.from({ length: count }, () => ({ key: 'sample', colour: '#9db8a5', alt: 'The front of the house' })),
});
const Column = ({ children }: { readonly children: ReactNode }) => <div style={{ maxWidth: '25rem' }}>{children}</div>;

export const ForSale = () => (
  <Column>
    <ListingCard listing={cardListing({ media: photos(3) })} now={noon} eager />
  </Column>
);

export const AuctionAndInspection = () => (
  <Column>
    <ListingCard
      listing={cardListing({
        media: photos(1),
        listedAt: '2026-11-20T01:00:00Z',
        priceReducedOn: '2026-11-19',
        auction: { startsAt: '2026-11-28T01:30:00Z' },
        inspections: [{ startsAt: '2026-11-22T00:00:00Z', endsAt: '2026-11-22T00:30:00Z' }],
        priceDetails: { shortDescription: '$860,000 - $940,000' },
      })}
      now={noon}
      distance="1.4 km from Work"
    />
  </Column>
);

export const ForRent = () => (
  <Column>
    <ListingCard
      listing={cardListing({
        media: photos(2),
        statusType: 'rent',
        propertyType: 'apartment',
        priceDetails: { shortDescription: '$650 per week' },
        rentalDetails: { availableOn: '2026-12-01', leasedOn: null, isPetFriendly: true },
      })}
      now={noon}
    />
  </Column>
);

export const Sold = () => (
  <Column>
    <ListingCard
      listing={cardListing({
        media: photos(1),
        statusType: 'sold',
        saleDetails: { isUnderOffer: false, soldOn: '2026-11-02' },
      })}
      now={noon}
      viewed
    />
  </Column>
);

export const WithoutPhoto = () => (
  <Column>
    <ListingCard listing={cardListing({ media: photos(0) })} now={noon} />
  </Column>
);

export const SavedWithActions = () => (
  <Column>
    <SavingContext value={{ follow: () => () => undefined, has: () => true, requestSave: () => undefined }}>
      <ListingCard
        listing={cardListing({ media: photos(2) })}
        now={noon}
        highlighted
        actions={<Button size="small">Compare</Button>}
      />
    </SavingContext>
  </Column>
);

export const LongText = () => (
  <Column>
    <ListingCard
      listing={cardListing({
        media: photos(1),
        address: {
          ...cardListing().address,
          street: 'Shop 12, Level 3, 1204–1210 Upper Heidelberg-Warrandyte Road East',
          suburb: 'Croydon Hills and Warranwood',
        },
        priceDetails: { shortDescription: 'Expressions of interest closing Thursday 3 December at 5 pm' },
        agents: [
          { id: '1', name: 'Wilhelmina Papadopoulos-Featherstonehaugh' },
          { id: '2', name: 'Amelia Tran' },
        ],
        office: {
          id: '9',
          name: 'Finch, Honeyeater and Rosella Real Estate Agents',
          brandColour: '#ffdd00',
          logo: null,
        },
      })}
      now={noon}
    />
  </Column>
);
