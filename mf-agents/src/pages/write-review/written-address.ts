import { agentAddress } from '@verandah/market';
import { reviewedMark } from '../profile/marks.ts';

/** The page that says that the review waits for a moderator. */
export const writtenAddress = (username: string): string => `${agentAddress(username, 'reviews')}?${reviewedMark}=1`;
