export { isOwnNetwork, networkOf, type NetworkBits } from './network.ts';
