import { render, screen } from '@testing-library/react';
import { services, Site, stubGraph } from '@verandah/areas/test-kit';
import { house } from '../../test-kit/listing.ts';
import { Apply } from './apply.tsx';

test('[MEMB-72, MEMB-77] a home leads to an application or an offer where its office takes them, while it is available', () => {
  const links = (more: Partial<typeof house>, isLive = true): (string | null)[] => {
    const { unmount } = render(
      <Site given={{ ...services(stubGraph({}).graph), isLive: () => isLive }}>
        <Apply listing={{ ...house, ...more }} />
      </Site>,
    );
    const found = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
    unmount();
    return found;
  };
  const office = { ...house.office, takesApplications: true };
  const rentalDetails = { bond: null, availableOn: null, leasedOn: null, isDepositTaken: false };
  const home = { statusType: 'rent', office, rentalDetails } as const;
  const forSale = { statusType: 'buy', saleDetails: null, office: { ...house.office, takesOffers: true } } as const;
  expect([
    links(home),
    links({ ...home, statusType: 'leased' }),
    links({ ...home, office: house.office }),
    links({ ...home, rentalDetails: { ...rentalDetails, isDepositTaken: true } }),
    links(home, false),
    links(forSale),
    links({ ...forSale, office }),
    links({ ...forSale, statusType: 'sold' }),
  ]).toEqual([[`/renting/apply/${house.id}`], [], [], [], [], [`/offers/new/${house.id}`], [], []]);
});
