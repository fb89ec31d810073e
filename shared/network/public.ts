export { namesTwoHosts } from './host-lines.ts';
export { restOfBody } from './rest-of-body.ts';
export { limitSlowBodies } from './slow-bodies.ts';
export { respondToUnreadable } from './unreadable-request.ts';
export { followUnusedConnections } from './unused-connections.ts';
export { isLocalSite, isOwnNetwork, networkOf } from './network.ts';
export { trustedProxiesOf, trustProxyOf, trustedProxiesProblem, type TrustedProxies } from './trusted-proxies.ts';
