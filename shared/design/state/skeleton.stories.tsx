import { CardSkeleton, LineSkeleton } from './skeleton.tsx';

export default { component: CardSkeleton };

export const Card = () => (
  <div style={{ maxWidth: '25rem' }}>
    <CardSkeleton />
  </div>
);

export const Line = () => <LineSkeleton />;
