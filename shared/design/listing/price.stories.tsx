import { Price } from './price.tsx';

export default { component: Price };

export const OnACard = () => <Price>$1,250,000</Price>;

export const OnAPage = () => <Price size="page">$860,000 - $940,000</Price>;

export const LongText = () => (
  <div style={{ maxWidth: '16rem' }}>
    <Price>Auction guide $860,000 - $940,000, closing Thursday 3 December</Price>
  </div>
);
