export { Crop } from './crop.tsx';
export { Whole } from './whole.tsx';
