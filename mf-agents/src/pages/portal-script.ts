import type { PortalPart } from '../features/portal/portal-part.ts';
import { adminPart } from './portal-admin/part.ts';
import { adminOfficePart } from './portal-admin-office/part.ts';
import { enquiriesPart } from './portal-enquiries/part.ts';
import { enquiryPart } from './portal-enquiry/part.ts';
import { feedPart } from './portal-feed/part.ts';
import { feedsPart } from './portal-feeds/part.ts';
import { officePart } from './portal-office/part.ts';
import { overviewPart } from './portal-overview/part.ts';
import { performancePart } from './portal-performance/part.ts';
import { reviewsPart } from './portal-reviews/part.ts';

export { loadPage, submitPage } from '../features/portal/load-portal.ts';
export { PortalView } from '../features/portal/portal.tsx';

/** The pages of the agent's place but those of listings and transactions, by name. */
export const parts: Readonly<Record<string, PortalPart<unknown>>> = {
  'overview': overviewPart,  'enquiries': enquiriesPart, 'enquiry': enquiryPart, 'performance': performancePart,
  'reviews': reviewsPart, 'office': officePart, 'feeds': feedsPart, 'feed': feedPart, 'admin': adminPart, 'admin-office': adminOfficePart,
};
