export { fillSample } from './fill.ts';
export { sampleAccounts } from './sample-accounts.ts';
