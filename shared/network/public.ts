export { followUnusedConnections } from './unused-connections.ts';
export { isLocalSite, isOwnNetwork, networkOf, type NetworkBits } from './network.ts';
export { trustedProxiesOf, trustProxyOf, trustedProxiesProblem, type TrustedProxies } from './trusted-proxies.ts';
