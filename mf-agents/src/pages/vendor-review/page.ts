import { definePage } from '@verandah/areas';
import { loadVendorReview, submitVendorReview, type VendorReviewData } from './load.ts';
import { VendorReviewView } from './view.tsx';

/** The review that an agent asked a vendor for by e-mail: no account is needed. */
export const vendorReviewPage = definePage<VendorReviewData>({ name: 'vendor-review', routes: ['/review/:token'], load: loadVendorReview, submit: submitVendorReview, View: VendorReviewView });
