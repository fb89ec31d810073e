// The rules of delivery plans, for a form in a browser.
export { longestStep, step as deliveryStep, steps as deliverySteps } from './delivery-steps.ts';
