import type { Purpose } from '../../third-party.ts';

/** What a third-party script does; follows the word 'would'. */
export const purposeLabels: Readonly<Record<Purpose, string>> = {
  analytics: 'count which pages are read',
  marketing: 'measure its advertisements by the pages that you read',
};
