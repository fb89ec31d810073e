export { isLocalSite, isOwnNetwork, networkOf, type NetworkBits } from './network.ts';
