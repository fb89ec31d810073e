// The review that an agent asked a vendor for by e-mail: no account is needed.
export { loadVendorReview as load, submitVendorReview as submit } from './load.ts';
export { VendorReviewView as View } from './view.tsx';
