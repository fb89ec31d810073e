import type { CSSProperties } from 'react';
import { OfficeMark } from './office-mark.tsx';

export default { component: OfficeMark };

export const Sizes = () => (
  <div style={{ display: 'flex', gap: 16, alignItems: 'center', '--brand': '#1d4f91' } as CSSProperties}>
    <OfficeMark name="Finch Estate Agents" logo={null} size="small" />
    <OfficeMark name="Finch Estate Agents" logo={null} />
    <OfficeMark name="Finch Estate Agents" logo={null} size="large" />
  </div>
);

export const Logo = () => <OfficeMark name="Finch Estate Agents" logo="/media/sample/320.avif" size="small" />;
