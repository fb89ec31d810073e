import { Badge } from './badge.tsx';

export default { component: Badge };

export const Tones = () => (
  <p>
    <Badge tone="plain">Reduced</Badge> <Badge tone="accent">New</Badge> <Badge tone="strong">Under offer</Badge>{' '}
    <Badge tone="outline">Waiting for a moderator</Badge> <Badge tone="quiet">Viewed</Badge>
  </p>
);

export const LongText = () => <Badge tone="plain">Auction Saturday 21 November at 11:30 am</Badge>;
