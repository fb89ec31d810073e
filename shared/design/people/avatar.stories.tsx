import { Avatar } from './avatar.tsx';

export default { component: Avatar };

const names = ['Amelia Tran', 'Olivia Nakamura', 'Jo Li', 'Priya Raman', 'Sam', 'Noah Whitehead', '李 小龙'];

export const Initials = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
    {names.map((name) => (
      <Avatar key={name} name={name} />
    ))}
  </div>
);

export const Sizes = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
    <Avatar name="Amelia Tran" size="small" />
    <Avatar name="Amelia Tran" size="medium" />
    <Avatar name="Amelia Tran" size="large" />
    <Avatar name="Amelia Tran" size="portrait" />
  </div>
);

export const Picture = () => <Avatar name="Amelia Tran" picture="/media/sample/320.avif" size="large" eager />;
