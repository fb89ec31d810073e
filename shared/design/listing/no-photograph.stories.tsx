import { NoPhotograph } from './no-photograph.tsx';

export default { component: NoPhotograph };

export const InABox = () => (
  <div style={{ height: '16rem', maxWidth: '25rem', overflow: 'hidden', color: 'var(--v-accent)' }}>
    <NoPhotograph />
  </div>
);
