export { fillSample } from './fill.ts';
export type { SampleReport } from './fill.ts';
export { sampleAccounts } from './members/accounts.ts';
export { sampleRoutes } from './routes.ts';
