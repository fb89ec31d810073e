export { PinMap } from '@verandah/map';
