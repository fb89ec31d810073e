import { PillLinks } from './pill-links.tsx';

export default { component: PillLinks };

export const Kinds = () => (
  <PillLinks
    label="Kinds"
    links={['All', 'Questions', 'Answers', 'Comments on answers', 'Reviews of suburbs'].map((label, index) => ({
      label,
      href: `?${index}`,
      current: index === 1,
    }))}
  />
);
