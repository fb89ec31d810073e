import { definePage } from '@verandah/areas';
import { loadWriteReview, type WriteReviewData } from './load.ts';
import { submitReview } from './submit.ts';
import { WriteReviewView } from './view.tsx';

/** A member's review of an agent. */
export const writeReviewPage = definePage<WriteReviewData>({ name: 'write-review', routes: ['/agent/:username/reviews/new'], load: loadWriteReview, submit: submitReview, View: WriteReviewView });
