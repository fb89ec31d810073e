import { HeartIcon } from '../icons/heart.tsx';
import { MapIcon } from '../icons/map.tsx';
import { Icon } from './icon.tsx';

export default { component: Icon };

export const BesideText = () => (
  <p>
    <Icon shape={MapIcon} /> Map
  </p>
);

export const Labelled = () => <Icon shape={HeartIcon} label="Saved" size={32} />;
