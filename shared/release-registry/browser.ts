// The rules of delivery plans, for a form in a browser.
export { audience, steps as deliverySteps } from './delivery.ts';
