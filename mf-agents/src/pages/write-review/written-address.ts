import { agentAddress } from '@verandah/market';
import { reviewedMark } from '../profile/marks.ts';

/** Address of the page that states that the review waits for a moderator. */
export const writtenAddress = (username: string): string => `${agentAddress(username, 'reviews')}?${reviewedMark}=1`;
