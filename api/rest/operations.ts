import { agentActivityOperations } from '../agents/activity-operations.ts';
import { agentOperations } from '../agents/operations.ts';
import { ownOperations } from '../agents/own/operations.ts';
import { transactionOperations } from '../agents/transactions/operations.ts';
import { companyOperations } from '../companies/operations.ts';
import { authOperations } from '../members/auth-operations.ts';
import { secondFactorOperations } from '../members/second-factor/operations.ts';
import { legacyMemberOperations } from '../members/legacy-operations.ts';
import { memberOperations } from '../members/member-operations.ts';
import { enquiryOperations } from '../enquiries/operations.ts';
import { listingOperations } from '../listings/operations.ts';
import { officeOperations } from '../offices/operations.ts';
import { moderationOperations } from '../moderation/operations.ts';
import { postOperations } from '../posts/operations.ts';
import { profileOperations } from '../profiles/operations.ts';
import { questionOperations } from '../questions/operations.ts';
import { reviewOperations } from '../reviews/operations.ts';
import { errorReportOperations } from '../error-reports/operations.ts';
import { locationReviewOperations } from '../location-reviews/operations.ts';
import { locationOperations } from '../places/operations.ts';
import { schoolOperations } from '../schools/operations.ts';
import { alertOperations } from '../alerts/operations.ts';
import { trackingOperations } from '../tracking/public.ts';
import type { Operation } from './operation.ts';

/** Every operation of the REST and legacy APIs; each domain declares its own. */
export const operations: readonly Operation[] = [
  ...authOperations,
  ...secondFactorOperations,
  ...memberOperations,
  ...legacyMemberOperations,
  ...alertOperations,
  ...locationOperations,
  ...locationReviewOperations,
  ...schoolOperations,
  ...agentOperations,
  ...agentActivityOperations,
  ...transactionOperations,
  ...ownOperations,
  ...companyOperations,
  ...enquiryOperations,
  ...listingOperations,
  ...officeOperations,
  ...reviewOperations,
  ...moderationOperations,
  ...postOperations,
  ...profileOperations,
  ...questionOperations,
  ...trackingOperations,
  ...errorReportOperations,
];
