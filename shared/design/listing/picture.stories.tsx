import { Picture } from './picture.tsx';

export default { component: Picture };

const photo = { key: 'sample', colour: '#9db8a5', alt: 'The front of the house', width: 960, height: 640 };

export const OwnShape = () => (
  <div style={{ maxWidth: '30rem' }}>
    <Picture photo={photo} sizes="480px" eager />
  </div>
);

export const FillsABox = () => (
  <div style={{ position: 'relative', height: '12rem', maxWidth: '20rem' }}>
    <Picture photo={photo} sizes="320px" fill />
  </div>
);

export const Missing = () => (
  <div style={{ maxWidth: '30rem' }}>
    <Picture photo={{ ...photo, key: null, alt: '' }} sizes="480px" />
  </div>
);
