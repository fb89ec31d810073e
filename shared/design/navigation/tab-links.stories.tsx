import { TabLinks } from './tab-links.tsx';

export default { component: TabLinks };

export const Three = () => (
  <TabLinks
    label="Kinds of homes"
    tabs={[
      { label: 'Buy', href: '?buy', current: true },
      { label: 'Rent', href: '?rent', current: false },
      { label: 'Sold', href: '?sold', current: false },
    ]}
  />
);

export const LongText = () => (
  <TabLinks
    label="Sections"
    tabs={['Overview', 'Prices and growth', 'Schools and catchments', 'Reviews', 'Questions', 'Homes for sale'].map(
      (label, index) => ({ label, href: `?${index}`, current: index === 3 }),
    )}
  />
);
