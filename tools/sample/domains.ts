import { refreshRankings, vacuumTables } from '@verandah/api';
import { addCompanies } from './agents/companies.ts';
import { addEnquiries } from './agents/enquiries.ts';
import { addAgentDays } from './agents/agent-days.ts';
import { addLicences } from './agents/licences.ts';
import { addListingDays } from './agents/listing-days.ts';
import { addAgentReviews } from './agents/reviews.ts';
import { addServiceAreas } from './agents/service-areas.ts';
import { addTransactions } from './agents/transactions.ts';
import { addOpenRequests } from './agents/vendor-requests.ts';
import { addPosts } from './community/posts.ts';
import { addQuestions } from './community/questions.ts';
import { addReports } from './community/reports.ts';
import { accountDays, addAccounts } from './members/accounts.ts';
import { addActivity, highestId } from './members/activity.ts';
import { addAlerts } from './members/alerts.ts';
import { addCollections } from './members/collections.ts';
import { addFollows } from './members/follows.ts';
import { addMembers, memberCount } from './members/members.ts';
import { addNotifications } from './members/notifications.ts';
import type { SampleRun } from './run.ts';
import { knownPlaces } from './suburbs/known-places.ts';
import { addPlaceReviews } from './suburbs/reviews.ts';
import { addPastSales } from './suburbs/sales.ts';
import { addSchools } from './suburbs/schools.ts';

/** What was made beside places, offices, agents and listings. */
export interface DomainsReport {
  readonly members: number;
  readonly agentReviews: number;
  readonly placeReviews: number;
  readonly questions: number;
  readonly posts: number;
  readonly collections: number;
  readonly alerts: number;
  readonly sales: number;
  readonly schools: number;
  /** Accounts that anybody can sign in with, those of an earlier filling too. */
  readonly accounts: number;
}

/** Suburbs that people write about, and those with sales of ten years; a small market knows fewer. */
const writtenAbout = (listings: number): number => Math.min(120, 20 + Math.floor(listings / 100));
const withSales = (listings: number): number => Math.min(240, 40 + Math.floor(listings / 50));

/**
 * Everything that depends on listings: people, what they write, save, request and report, and the sales of ten years.
 * It grows little with the number of listings.
 */
export async function fillDomains(run: SampleRun, listings: number, accounts: boolean): Promise<DomainsReport> {
  const { database } = run;
  const since = {
    agentReview: await highestId(database, 'agent_review'),
    placeReview: await highestId(database, 'location_review'),
    question: await highestId(database, 'question'),
    answer: await highestId(database, 'answer'),
  };
  const places = await knownPlaces(run, withSales(listings));
  const talked = places.slice(0, writtenAbout(listings));
  await addCompanies(run);
  await addServiceAreas(run);
  await addLicences(run);
  const made = accounts ? await addAccounts(run) : null;
  const members = await addMembers(run, memberCount(listings));
  // Authors of an earlier filling do not write again: one review a member and location.
  const person =
    made === null || !made.fresh
      ? null
      : { id: made.member, name: made.memberName, agentId: null, joined: accountDays };
  const writers = person === null ? members : [person, ...members];

  const report: DomainsReport = {
    members: members.length,
    accounts: made === null ? 0 : 3,
    agentReviews: await addAgentReviews(run, writers),
    placeReviews: await addPlaceReviews(run, talked, writers),
    questions: await addQuestions(run, talked, writers),
    posts: await addPosts(run),
    collections: await addCollections(run, members, person),
    alerts: await addAlerts(run, places, members, person),
    sales: await addPastSales(run, places),
    schools: await addSchools(run),
  };
  await addTransactions(run);
  await addFollows(run, talked, writers);
  if (made !== null) {
    await addEnquiries(run, made.agentId, members);
    await addOpenRequests(run, made.agentId);
    await addListingDays(run, made.agentId);
    await addAgentDays(run, made.agentId);
  }
  await addActivity(run, since);
  await addReports(run, members);
  await addNotifications(run);
  await refreshRankings(database, 'all');
  await vacuumTables(database, [
    'member',
    'follow',
    'notification',
    'activity',
    'agent_review',
    'agent_transaction',
    'agent_location',
    'location_review',
    'past_sale',
    'school',
    'question',
    'answer',
    'vote',
    'collection_listing',
    'alert',
    'alert_locality',
    'alert_listing',
    'listing_day',
    'agent_day',
    'agent',
    'office',
  ]);
  return report;
}
