export { cookieOf, reachOf, setCookie } from './cookies.ts';
export { hashSecret, newSecret, sealText, unsealText } from './secrets.ts';
export { applicationScopes, scopes } from './scope.ts';
export type { AccessToken, Scope } from './scope.ts';
export { accessMinutes, notForYou, readViewer, secondsLeft, signAccess, signedIn } from './viewer.ts';
export type { Viewer } from './viewer.ts';
