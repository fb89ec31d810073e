import { Chip } from './chip.tsx';

export default { component: Chip };

export const Filters = () => (
  <p>
    <Chip href="?">3+ bedrooms</Chip> <Chip href="?">Up to $1,200,000</Chip> <Chip href="?">House</Chip>
  </p>
);

export const LongText = () => <Chip href="?">Within 30 minutes by public transport of Flinders Street Station</Chip>;
