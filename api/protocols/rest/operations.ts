import { agentActivityOperations } from '../../domains/agencies/agents/activity-operations.ts';
import { agentOperations } from '../../domains/agencies/agents/operations.ts';
import { ownOperations } from '../../domains/agencies/agents/own/operations.ts';
import { transactionOperations } from '../../domains/agencies/agents/transactions/operations.ts';
import { companyOperations } from '../../domains/agencies/companies/operations.ts';
import { accessTokenOperations } from '../../domains/members/access-tokens/operations.ts';
import { authOperations } from '../../domains/members/auth-operations.ts';
import { passkeyOperations } from '../../domains/members/passkeys/operations.ts';
import { securityHistoryOperations } from '../../domains/members/security-history/operations.ts';
import { secondFactorOperations } from '../../domains/members/second-factor/operations.ts';
import { legacyMemberOperations } from '../../domains/members/legacy-operations.ts';
import { oauthOperations } from '../../domains/members/oauth/operations.ts';
import { emailChangeOperations } from '../../domains/members/email-change/operations.ts';
import { memberOperations } from '../../domains/members/member-operations.ts';
import { pushOperations } from '../../domains/saved/notifications/push/operations.ts';
import { enquiryOperations } from '../../domains/enquiries/operations.ts';
import { listingOperations } from '../../domains/listings/operations.ts';
import { officeOperations } from '../../domains/agencies/offices/operations.ts';
import { moderationOperations } from '../../domains/community/moderation/operations.ts';
import { postOperations } from '../../domains/community/posts/operations.ts';
import { profileOperations } from '../../domains/members/profiles/operations.ts';
import { questionOperations } from '../../domains/community/questions/operations.ts';
import { offerOperations } from '../../domains/proposals/offers/operations.ts';
import { rentalApplicationOperations } from '../../domains/proposals/rental-applications/operations.ts';
import { reviewOperations } from '../../domains/agencies/reviews/operations.ts';
import { errorReportOperations } from './error-report-operations.ts';
import { locationReviewOperations } from '../../domains/community/location-reviews/operations.ts';
import { locationOperations } from '../../domains/geography/pages/operations.ts';
import { schoolOperations } from '../../domains/geography/pages/schools/operations.ts';
import { emailAlertOperations } from '../../domains/saved/alerts/by-email/operations.ts';
import { alertOperations } from '../../domains/saved/alerts/operations.ts';
import { trackingOperations } from '../../domains/integrations/tracking/public.ts';
import { webhookOperations } from '../../domains/integrations/webhooks/public.ts';
import type { Operation } from '../../platform/rest/public.ts';

/** Every operation of the REST and legacy APIs; each domain declares its own. */
export const operations: readonly Operation[] = [
  ...authOperations,
  ...secondFactorOperations,
  ...passkeyOperations,
  ...securityHistoryOperations,
  ...memberOperations,
  ...accessTokenOperations,
  ...oauthOperations,
  ...emailChangeOperations,
  ...pushOperations,
  ...legacyMemberOperations,
  ...alertOperations,
  ...emailAlertOperations,
  ...locationOperations,
  ...locationReviewOperations,
  ...schoolOperations,
  ...agentOperations,
  ...agentActivityOperations,
  ...transactionOperations,
  ...ownOperations,
  ...rentalApplicationOperations,
  ...offerOperations,
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
  ...webhookOperations,
  ...errorReportOperations,
];
