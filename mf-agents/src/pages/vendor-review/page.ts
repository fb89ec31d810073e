import { deferredPage } from '@verandah/areas';
import type { VendorReviewData } from './load.ts';

/** The review form for a vendor whom an agent invited by email. No account is needed. */
export const vendorReviewPage = deferredPage<VendorReviewData>({
  name: 'vendor-review',
  routes: ['/review/:token'],
  takesForms: true,
  view: async () => (await import(/* webpackChunkName: "agents-vendor-review" */ './view.tsx')).VendorReviewView,
  async source() {
    const { loadVendorReview: load, submitVendorReview: submit } = await import('./load.ts');
    return { load, submit };
  },
});
