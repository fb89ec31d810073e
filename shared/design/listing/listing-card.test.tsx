import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { forCard, type CardListing } from './card-listing.ts';
import { cardListing, noon } from './fixture.ts';
import { ListingCard } from './listing-card.tsx';
import { SavingContext } from './saving.ts';

test('a card has one link, its address, and shows price, facts, inspection, agent and office', () => {
  render(
    <ListingCard
      now={noon}
      listing={cardListing({
        inspections: [
          { startsAt: '2026-11-14T00:00:00Z', endsAt: '2026-11-14T00:30:00Z' },
          { startsAt: '2026-11-28T00:00:00Z', endsAt: '2026-11-28T00:30:00Z' },
        ],
      })}
    />,
  );
  const card = screen.getByRole('article', { name: '12 Rose Street, Richmond, VIC 3121' });
  const links = within(card).getAllByRole('link');
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAttribute('href', '/property/12-rose-street-richmond-vic-3121-7');
  expect(card).toHaveTextContent('$1,250,000');
  expect(card).toHaveTextContent('3 bedrooms');
  expect(card).toHaveTextContent('1 bathroom');
  expect(card).toHaveTextContent('412 m² land');
  expect(card).not.toHaveTextContent('car space');
  expect(card).toHaveTextContent('Sat 28 Nov, 11:00 am – 11:30 am');
  expect(card).toHaveTextContent('Amelia Tran');
  expect(card).toHaveTextContent('Finch Estate Agents');
});

test('[LIST-72] a card names the agents of other offices that list the same home', () => {
  const otherOffices = ['Ben Marsh, Cleo Wren, North', 'Vale'];
  render(<ListingCard now={noon} listing={cardListing({ otherOffices })} />);
  const card = screen.getByRole('article');
  expect(card).toHaveTextContent('Amelia TranFinch Estate AgentsBen Marsh, Cleo Wren, NorthVale');
  expect(within(card).getAllByRole('link')).toHaveLength(1);
});

test('[SRCH-37] a card of a home on offer shows how long it has been listed', () => {
  const { rerender } = render(<ListingCard now={noon} listing={cardListing({ listedAt: '2026-11-12T01:00:00Z' })} />);
  expect(screen.getByText('Listed 9 days ago')).toBeInTheDocument();
  rerender(<ListingCard now={noon} listing={cardListing({ listedAt: '2026-11-12T01:00:00Z', statusType: 'sold' })} />);
  expect(screen.queryByText(/^Listed/)).toBeNull();
});

test('a price range is not split when its line breaks, and its text is unchanged', () => {
  render(
    <ListingCard
      now={noon}
      listing={cardListing({ priceDetails: { shortDescription: 'Auction guide $860,000 - $940,000' } })}
    />,
  );
  expect(screen.getByText('$860,000 - $940,000').parentElement).toHaveTextContent(
    /^Auction guide \$860,000 - \$940,000$/,
  );
});

test('only the first photograph is fetched before someone interacts', () => {
  const { container } = render(<ListingCard now={noon} listing={cardListing()} eager />);
  expect(container.querySelectorAll('img')).toHaveLength(1);
  expect(container.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
  // One place as wide as the others, so that the first swipe has somewhere to go.
  const places = [...(container.querySelector('ul')?.children ?? [])] as HTMLElement[];
  expect(places.map(({ style }) => style.getPropertyValue('--others'))).toEqual(['', '2']);
  fireEvent.pointerEnter(screen.getByRole('list', { name: 'Photos of 12 Rose Street' }).parentElement as HTMLElement);
  expect(container.querySelectorAll('img')).toHaveLength(3);
});

test('[SRCH-78] a card has two tab stops, its link and its heart; on the link arrow keys turn the photographs', async () => {
  const saving = { follow: () => () => undefined, has: () => false, requestSave: () => undefined };
  render(
    <SavingContext value={saving}>
      <ListingCard now={noon} listing={cardListing()} />
    </SavingContext>,
  );
  const turns = () =>
    screen.queryAllByRole('button', { name: /photo of/ }).map((button) => button.getAttribute('aria-label'));
  await userEvent.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  expect(turns()).toEqual(['Next photo of 12 Rose Street']);
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
  expect(turns()).toEqual(['Previous photo of 12 Rose Street', 'Next photo of 12 Rose Street']);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect([turns(), screen.getByText('3 / 3')]).toEqual([['Previous photo of 12 Rose Street'], expect.anything()]);
  // The browser's own shortcuts are left alone: Alt and Left goes back.
  expect(fireEvent.keyDown(screen.getByRole('link'), { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(fireEvent.keyDown(screen.getByRole('link'), { key: 'ArrowLeft' })).toBe(false);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Save 12 Rose Street' })).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test('[SRCH-77] a card states type, age and logo; of a rental when it is available and whether pets are allowed', () => {
  const rental = { availableOn: '2026-12-01', leasedOn: null, isPetFriendly: true };
  const office = { ...cardListing().office, logo: '/media/avatars/finch.webp' };
  const { rerender, container } = render(
    <ListingCard
      now={noon}
      listing={cardListing({ statusType: 'rent', propertyType: 'apartment', rentalDetails: rental, office })}
    />,
  );
  const card = screen.getByRole('article');
  expect(card).toHaveTextContent('Apartment · Available Tue 1 Dec · Pets allowed');
  expect(card).toHaveTextContent('Listed 4 weeks ago');
  expect(container.querySelector(`img[src="${office.logo}"]`)).toHaveAttribute('loading', 'lazy');
  const shown = (change: Partial<CardListing>) => {
    rerender(<ListingCard now={noon} listing={cardListing(change)} />);
    return card.textContent;
  };
  const today = { availableOn: '2026-11-21', leasedOn: null, isPetFriendly: false };
  expect(shown({ statusType: 'rent', rentalDetails: today })).toMatch(/House · Available now(?! ·)/);
  expect(shown({ statusType: 'leased', rentalDetails: rental })).not.toMatch(/Available|Pets/);
  expect(shown({ propertyType: 'other' })).not.toMatch(/Other/);
  expect(shown({ propertyType: 'semiDetached' })).toMatch(/Semi-detached/);
  expect(shown({ propertyType: 'blockOfUnits' })).toMatch(/Block of units/);
});

test('[LIST-62] a card counts all photographs of its listing, and leads on to it after the last one that it has', async () => {
  const photos = Array.from({ length: 14 }, (_, at) => ({ key: `k${at}`, colour: '#abcdef', alt: `Photograph ${at}` }));
  const listing = forCard(forCard(cardListing({ media: { photos } })));
  render(<ListingCard now={noon} listing={listing} />);
  const counter = () => screen.getByText(/^\d+ \/ \d+$/).textContent;
  const next = () => screen.queryByRole('button', { name: 'Next photo of 12 Rose Street' });
  const all = () => screen.queryByRole('link', { name: 'See all 14 photos of 12 Rose Street' });
  expect([counter(), all()]).toEqual(['1 / 14', null]);
  for (let last = 1; last < listing.media.photos.length; last++) await userEvent.click(next() as HTMLElement);
  expect([counter(), next()]).toEqual([`${listing.media.photos.length} / 14`, null]);
  expect(all()).toHaveAttribute('href', '/property/12-rose-street-richmond-vic-3121-7');
  // On a screen that is touched, where no button is shown.
  expect(screen.getByText('See all 14 photos').closest('a')).toHaveAttribute('href', all()?.getAttribute('href'));
});

test('[LIST-62] a card that has all photographs of its listing ends with the last one', async () => {
  render(<ListingCard now={noon} listing={forCard(cardListing())} />);
  for (let last = 1; last < 3; last++) await userEvent.click(screen.getByRole('button', { name: /^Next photo/ }));
  expect(screen.getByText('3 / 3')).toBeInTheDocument();
  expect(screen.queryByText(/^See all/)).toBeNull();
});

test('without script there are no buttons that do nothing', () => {
  expect(renderToString(<ListingCard now={noon} listing={cardListing()} />)).not.toContain('<button');
});

test('[LIST-09] a listing without photographs has a drawing in the same box', () => {
  render(<ListingCard now={noon} listing={cardListing({ media: { photos: [] } })} />);
  expect(screen.getByLabelText('No photo yet')).toBeInTheDocument();
});

test('[SRCH-23] a viewed listing is marked, calmly, beside its other badges', () => {
  const { rerender } = render(<ListingCard now={noon} listing={cardListing({ statusType: 'sold' })} />);
  expect(screen.queryByText('Viewed')).toBeNull();
  rerender(<ListingCard now={noon} listing={cardListing({ statusType: 'sold' })} viewed />);
  expect(
    within(screen.getByRole('list', { name: 'Status' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Sold', 'Viewed']);
});

test('actions of a listing are after its text and outside its link', () => {
  render(<ListingCard now={noon} listing={cardListing()} actions={<button type="button">Hide</button>} />);
  const action = screen.getByRole('button', { name: 'Hide' });
  expect(action.closest('a')).toBeNull();
  expect(
    screen.getByText('Finch Estate Agents').compareDocumentPosition(action) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});
