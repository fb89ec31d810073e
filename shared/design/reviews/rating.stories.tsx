import { Rating } from './rating.tsx';

export default { component: Rating };

export const Values = () => (
  <>
    <p>
      <Rating value={4.6} count={31} />
    </p>
    <p>
      <Rating value={1} count={1} />
    </p>
    <p>
      <Rating value={5} />
    </p>
    <p>
      <Rating value={null} count={0} />
    </p>
  </>
);

export const Sizes = () => (
  <>
    <p>
      <Rating value={3.4} count={1204} size="small" />
    </p>
    <p>
      <Rating value={3.4} count={1204} size="large" />
    </p>
  </>
);
