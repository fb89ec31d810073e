import { agentOperations } from '../agents/operations.ts';
import { companyOperations } from '../companies/operations.ts';
import { listingOperations } from '../listings/operations.ts';
import { officeOperations } from '../offices/operations.ts';
import { moderationOperations } from '../moderation/operations.ts';
import { questionOperations } from '../questions/operations.ts';
import { reviewOperations } from '../reviews/operations.ts';
import type { Operation } from './operation.ts';

/** Every operation of the REST and legacy APIs; each domain declares its own. */
export const operations: readonly Operation[] = [...agentOperations, ...companyOperations, ...listingOperations, ...officeOperations, ...reviewOperations, ...moderationOperations, ...questionOperations];
