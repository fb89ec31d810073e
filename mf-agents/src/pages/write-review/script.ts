// A member's review of an agent.
export { loadWriteReview as load } from './load.ts';
export { submitReview as submit } from './submit.ts';
export { WriteReviewView as View } from './view.tsx';
