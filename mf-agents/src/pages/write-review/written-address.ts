import { agentAddress } from '@verandah/market';
import { reviewedMark } from '../profile/marks.ts';

/** Where the author is told that their review waits for a moderator. */
export const writtenAddress = (username: string): string => `${agentAddress(username, 'reviews')}?${reviewedMark}=1`;
