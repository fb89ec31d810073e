export { fillSample } from './fill.ts';
export { sampleAccounts } from './members/accounts.ts';
