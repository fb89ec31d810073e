// The rules of delivery plans, for a form in a browser.
export { planRequest } from './delivery/plan-request.ts';
export type { StepRequest } from './delivery/plan-request.ts';
