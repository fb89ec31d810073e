import { hidden, house, now } from '../../test-kit/listing.ts';
import { rentalTerms, saleTerms, statusText } from './status.ts';

test('[LIST-03] status type, status and under offer are distinguished', () => {
  expect(statusText(house, now)).toEqual({
    label: 'For sale',
    underOffer: false,
    depositTaken: false,
    on: undefined,
    price: '$1,250,000',
    open: true,
  });
  expect(
    statusText(
      {
        ...house,
        saleDetails: {
          isUnderOffer: true,
          setSaleOn: null,
          setSaleAt: null,
          auctionResult: null,
          auctionedOn: null,
          soldOn: null,
          soldPrice: null,
          loanPrice: null,
        },
      },
      now,
    ),
  ).toMatchObject({ label: 'For sale', underOffer: true, open: true });
  expect(statusText({ ...house, statusType: 'rent' }, now)).toMatchObject({ label: 'For rent', open: true });
  expect(statusText({ ...house, status: 'completed' }, now)).toMatchObject({
    label: 'No longer for sale',
    open: false,
  });
  expect(
    statusText(
      {
        ...house,
        statusType: 'leased',
        status: 'completed',
        rentalDetails: { bond: null, availableOn: null, leasedOn: '2026-11-02', isDepositTaken: false },
      },
      now,
    ),
  ).toMatchObject({ label: 'Leased', on: 'Leased 2 Nov 2026', open: false });
});

test('[LIST-03, LIST-10] a sold listing shows its day and price if they are stated', () => {
  const sold = { ...house, statusType: 'sold', status: 'completed' } as const;
  expect(
    statusText(
      {
        ...sold,
        saleDetails: {
          isUnderOffer: true,
          setSaleOn: null,
          setSaleAt: null,
          auctionResult: null,
          auctionedOn: null,
          soldOn: '2026-11-14',
          soldPrice: 1_310_000,
          loanPrice: null,
        },
      },
      now,
    ),
  ).toEqual({
    label: 'Sold',
    underOffer: false,
    depositTaken: false,
    on: 'Sold 14 Nov 2026',
    price: '$1,310,000',
    open: false,
  });
  expect(
    statusText(
      {
        ...sold,
        saleDetails: {
          isUnderOffer: false,
          setSaleOn: null,
          setSaleAt: null,
          auctionResult: null,
          auctionedOn: null,
          soldOn: '2026-11-20',
          soldPrice: null,
          loanPrice: null,
        },
      },
      now,
    ),
  ).toMatchObject({ on: 'Sold yesterday', price: '$1,250,000' });
});

test('[LIST-14] a hidden price stays hidden when the listing is sold', () => {
  expect(
    statusText(
      {
        ...hidden,
        statusType: 'sold',
        saleDetails: {
          isUnderOffer: false,
          setSaleOn: null,
          setSaleAt: null,
          auctionResult: null,
          auctionedOn: null,
          soldOn: null,
          soldPrice: 1_310_000,
          loanPrice: null,
        },
      },
      now,
    ).price,
  ).toBe('Contact agent');
});

test('[LIST-03] a rental shows its bond and the day it becomes available', () => {
  const rental = { ...house, statusType: 'rent' } as const;
  expect(
    rentalTerms(
      { ...rental, rentalDetails: { bond: 2600, availableOn: '2026-12-10', leasedOn: null, isDepositTaken: false } },
      now,
    ),
  ).toEqual([
    { label: 'Available', text: '10 Dec 2026' },
    { label: 'Bond', text: '$2,600' },
  ]);
  expect(
    rentalTerms(
      { ...rental, rentalDetails: { bond: 2600.5, availableOn: '2026-11-01', leasedOn: null, isDepositTaken: false } },
      now,
    ),
  ).toEqual([
    { label: 'Available', text: 'Now' },
    { label: 'Bond', text: '$2,600.50' },
  ]);
  expect(rentalTerms(house, now)).toEqual([]);
});

test('[LIST-43] until when offers are taken and how an auction ended is stated while the home is for sale', () => {
  const terms = (sale: Partial<NonNullable<typeof house.saleDetails>>, listing = house) =>
    saleTerms(
      {
        ...listing,
        saleDetails: {
          isUnderOffer: false,
          setSaleOn: null,
          setSaleAt: null,
          auctionResult: null,
          auctionedOn: null,
          soldOn: null,
          soldPrice: null,
          loanPrice: null,
          ...sale,
        },
      },
      now,
    );
  expect(terms({})).toEqual([]);
  expect(terms({ setSaleOn: '2027-02-12' })).toEqual([{ label: 'Offers close', text: '12 Feb 2027' }]);
  expect(terms({ setSaleOn: '2027-02-12', setSaleAt: '2027-02-12T06:00:00.000Z' })).toEqual([
    { label: 'Offers close', text: expect.stringMatching(/12 Feb.*5:00.?pm/) },
  ]);
  expect(terms({ auctionResult: 'passedIn', auctionedOn: '2026-10-01' })).toEqual([
    { label: 'Auction', text: 'Passed in 1 Oct 2026' },
  ]);
  expect(terms({ auctionResult: 'soldAtAuction' })).toEqual([]);
  expect(terms({ auctionResult: 'passedIn' }, { ...house, statusType: 'sold' })).toEqual([]);
});

test('[LIST-43] a rental whose deposit was taken has that status', () => {
  const taken = {
    ...house,
    statusType: 'rent' as const,
    rentalDetails: { bond: null, availableOn: null, leasedOn: null, isDepositTaken: true },
  };
  expect(statusText(taken, now).depositTaken).toBe(true);
  expect(statusText({ ...taken, status: 'removed' }, now).depositTaken).toBe(false);
});
