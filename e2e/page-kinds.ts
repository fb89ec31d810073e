import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { AreaContract } from '@verandah/areas';
import { areaNames } from '../tools/areas.ts';
import type { Account } from './people.ts';
import { root } from './site.ts';

/** A kind of page, and an example address. */
export interface PageKind {
  /** Route patterns of the areas' contracts that it represents; none for pages of the host. */
  readonly routes: readonly string[];
  /** An address, or where to find a link to one. */
  readonly at: string | Link | Query | Listed;
  /** The account that is signed in; none by default. */
  readonly as?: Account;
  /** 200 by default. */
  readonly status?: number;
  /** The most that its HTML may have as it is sent, in kilobytes (1,000 bytes, brotli); `usualKilobytes` by default. */
  readonly kilobytes?: number;
  /** The same view as a page of another kind, at another address: only its markup is checked. */
  readonly sameView?: true;
  /** It is one of those whose look is checked against approved pictures, and this is the name of their files. */
  readonly picture?: string;
}

interface Link {
  /** Address of the page that contains the link. */
  readonly on: string;
  /** Matches the link's root-relative address. */
  readonly link: RegExp;
  readonly then?: string;
}

/** A page that no other page need lead to: its address is read from the API. */
interface Query {
  readonly query: string;
  /** Matches the last part of the address in the response. */
  readonly found: RegExp;
  readonly under: string;
}

/**
 * Of a page without a number of its own. The larger ones are lists of cards with photographs, each named by the hash of
 * its content, which does not compress, or long ones of text.
 */
export const usualKilobytes = 14;

const results = '/richmond-vic-3121/real-estate';
const agents = '/agent-finder?sort=reviews';
const anAgent = /^\/agent\/[^/?#]+$/;
const offices = '/agent-finder?type=offices';
const anOffice = /^\/real-estate-agency\/[^/?#]+$/;
const ofAgent = (tab: string): Link => ({ on: agents, link: anAgent, then: tab });
const officeMode = (mode: string): PageKind => ({
  routes: [`/real-estate-agency/:office/${mode}/*`],
  at: { on: offices, link: anOffice, then: `/${mode}` },
  kilobytes: 19,
  ...(mode !== 'buy' && { sameView: true }),
});
const browsePages = (path: string, types: string, place: string): PageKind[] => [
  { routes: [path], at: path, ...(path === '/find-suburb' && { picture: 'find-suburb' }) },
  { routes: [`${path}/:types`], at: `${path}/${types}`, sameView: true },
  { routes: [`${path}/:types/:place`], at: `${path}/${types}/${place}`, sameView: true },
];
const portalPage = (path: string, from?: RegExp): PageKind => ({
  routes: [from ? `/agent-portal${path}/:id` : `/agent-portal${path}`],
  at: from ? { on: `/agent-portal${path}`, link: from } : `/agent-portal${path}`,
  as: 'agent',
});

/** A page listed in a sitemap: the first one of the sitemap's first file. */
interface Listed {
  readonly sitemap: string;
  readonly then?: string;
}

/** Names of the pictures of pages that stand for their areas where trying every kind would take too long. */
const representatives: ReadonlySet<string | undefined> = new Set([
  'home',
  'results',
  'listing',
  'suburb',
  'agent',
  'question',
  'sign-in',
]);
/** Whether a kind stands for its area's. */
export const standsForArea = ({ picture }: PageKind): boolean => representatives.has(picture);

/** Every kind of page of a site with fixtures. */
export const pageKinds: readonly PageKind[] = [
  // Search
  { routes: ['/'], at: '/', picture: 'home' },
  { routes: ['/for-sale/*'], at: `/for-sale${results}`, kilobytes: 20, picture: 'results' },
  {
    routes: ['/for-sale/*'],
    at: `/for-sale${results}#map=-37.823,144.998,14`,
    kilobytes: 20,
    sameView: true,
    picture: 'results-map',
  },
  { routes: ['/for-sale/*'], at: '/for-sale?q=zzzzqq', picture: 'no-results' },
  {
    routes: ['/for-sale/*'],
    at: `/for-sale${results}?bathrooms=5&priceminimum=9000000&surrounding=false`,
  },
  { routes: ['/properties-for-sale/*'], at: `/properties-for-sale${results}`, sameView: true, kilobytes: 20 },
  { routes: ['/for-rent/*'], at: `/for-rent${results}`, kilobytes: 20 },
  { routes: ['/properties-for-rent/*'], at: `/properties-for-rent${results}`, sameView: true, kilobytes: 20 },
  { routes: ['/sold-properties/*'], at: `/sold-properties${results}` },
  { routes: ['/leased-properties/*'], at: `/leased-properties${results}`, sameView: true },
  ...['buy', 'rent', 'sold', 'leased'].map(officeMode),
  { routes: ['/compare'], at: '/compare' },
  // Listing
  {
    routes: ['/property/:uri'],
    at: { on: `/for-sale${results}`, link: /^\/property\/[^?#]+$/ },
    kilobytes: 20,
    picture: 'listing',
  },
  {
    routes: ['/property/:uri'],
    at: { on: `/sold-properties${results}`, link: /^\/property\/[^?#]+$/ },
    kilobytes: 20,
  },
  {
    routes: ['/property/:uri'],
    at: { on: `/for-rent${results}`, link: /^\/property\/[^?#]+$/ },
    sameView: true,
    kilobytes: 20,
  },
  // Locations
  { routes: ['/locations'], at: '/locations', picture: 'locations' },
  {
    routes: ['/locations/compare'],
    at: '/locations/compare?suburbs=richmond-vic-3121,fitzroy-vic-3065',
    picture: 'suburbs-compared',
  },
  ...browsePages('/where-to-live', 'suburb-by-state', 'vic'),
  ...browsePages('/find-region', 'region-by-state', 'vic'),
  ...browsePages('/find-suburb', 'suburb-by-state', 'vic'),
  ...browsePages('/find-street', 'street-by-suburb', 'abbotsford-vic-3067'),
  { routes: ['/location/:slug'], at: '/location/richmond-vic-3121', kilobytes: 21, picture: 'suburb' },
  { routes: ['/location/:slug'], at: '/location/vic', kilobytes: 21, picture: 'state' },
  { routes: ['/location/:slug/reviews'], at: '/location/richmond-vic-3121/reviews', picture: 'suburb-reviews' },
  {
    routes: ['/location/:slug/reviews/new'],
    at: '/location/fitzroy-vic-3065/reviews/new',
    as: 'member',
    picture: 'suburb-review-form',
  },
  {
    routes: ['/location/:slug/reviews/:review'],
    at: { on: '/location/richmond-vic-3121/reviews', link: /^\/location\/[^/]+\/reviews\/\d+(?=#|$)/ },
  },
  {
    routes: ['/location/:slug/:street'],
    at: { on: '/location/richmond-vic-3121', link: /^\/location\/richmond-vic-3121\/(?!reviews)[^/?#]+$/ },
    picture: 'street',
  },
  { routes: ['/location/:slug/:street/:property'], at: { sitemap: 'properties' }, picture: 'property' },
  {
    routes: ['/location/:slug/:street/:property/mine'],
    at: { sitemap: 'properties', then: '/mine' },
    as: 'member',
  },
  { routes: ['/location/:slug/:street/:property/appraisal'], at: { sitemap: 'properties', then: '/appraisal' } },
  { routes: ['/home-value'], at: '/home-value?q=zzzzqq' },
  { routes: ['/home-value/mine'], at: '/home-value/mine', as: 'member' },
  { routes: ['/auction-results'], at: '/auction-results' },
  { routes: ['/auction-results/:city'], at: '/auction-results/melbourne' },
  {
    routes: ['/auction-results/:city/:week'],
    at: { on: '/auction-results/melbourne', link: /^\/auction-results\/melbourne\/[\d-]+$/ },
    sameView: true,
  },
  { routes: ['/locations/health-check'], at: '/locations/health-check', sameView: true, kilobytes: 20 },
  // Agents
  { routes: ['/agent-finder'], at: '/agent-finder?location=richmond-vic-3121', picture: 'agents' },
  { routes: ['/agent-finder'], at: offices },
  { routes: ['/agent-finder'], at: '/agent-finder?place=zzzzqq' },
  { routes: ['/agent/:username'], at: ofAgent(''), picture: 'agent' },
  ...['/listings', '/reviews', '/followers'].map((tab): PageKind => ({
    routes: ['/agent/:username/:tab'],
    at: ofAgent(tab),
    ...(tab === '/reviews' && { picture: 'agent-reviews' }),
  })),
  { routes: ['/agent/:username/reviews/new'], at: ofAgent('/reviews/new'), as: 'member' },
  // A valid link is in a vendor's mail: vendor-review.spec.ts checks its page.
  { routes: ['/review/:token'], at: '/review/no-such-token', status: 404 },
  { routes: ['/real-estate-agency/:slug'], at: { on: offices, link: anOffice }, picture: 'office' },
  {
    routes: ['/real-estate-company/:slug'],
    at: {
      query: '{ companies(take: 1) { results { slug } } }',
      found: /(?<="slug":")[^"]+/,
      under: '/real-estate-company/',
    },
  },
  { ...portalPage(''), picture: 'portal' },
  { ...portalPage('/listings'), picture: 'portal-listings' },
  { ...portalPage('/listings', /^\/agent-portal\/listings\/\d+/), picture: 'portal-listing' },
  portalPage('/listings/new'),
  portalPage('/transactions'),
  portalPage('/transactions', /^\/agent-portal\/transactions\/\d+/),
  { ...portalPage('/enquiries'), picture: 'portal-enquiries' },
  { ...portalPage('/enquiries', /^\/agent-portal\/enquiries\/\d+/), picture: 'portal-enquiry' },
  portalPage('/applications'),
  // Applications and offers are checked where they are sent: applications-and-offers.spec.ts.
  {
    routes: ['/agent-portal/applications/:id'],
    at: '/agent-portal/applications/0',
    as: 'agent',
    status: 404,
    sameView: true,
  },
  portalPage('/offers'),
  { routes: ['/agent-portal/offers/:id'], at: '/agent-portal/offers/0', as: 'agent', status: 404, sameView: true },
  portalPage('/inspections'),
  portalPage('/inspections', /^\/agent-portal\/inspections\/\d+/),
  portalPage('/replies'),
  { ...portalPage('/performance'), picture: 'portal-performance' },
  portalPage('/reviews'),
  { ...portalPage('/profile'), picture: 'portal-profile' },
  portalPage('/office'),
  portalPage('/feeds'),
  // The report of a feed is checked where a feed is sent: agent-portal.spec.ts.
  { routes: ['/agent-portal/feeds/:id'], at: '/agent-portal/feeds/0', as: 'agent', status: 404, sameView: true },
  portalPage('/webhooks'),
  // A webhook is checked where one is created: webhooks.spec.ts.
  { routes: ['/agent-portal/webhooks/:id'], at: '/agent-portal/webhooks/0', as: 'agent', status: 404, sameView: true },
  { routes: ['/agent-portal/admin'], at: '/agent-portal/admin?q=a', as: 'admin', picture: 'admin' },
  { routes: ['/agent-portal/admin/:id'], at: '/agent-portal/admin/1', as: 'admin' },
  // Community
  { routes: ['/questions'], at: '/questions', picture: 'questions' },
  { routes: ['/questions'], at: '/questions?q=zzzzqq' },
  { routes: ['/questions/in/:location'], at: '/questions/in/richmond-vic-3121', sameView: true },
  { routes: ['/questions/topic/:topic'], at: '/questions/topic/building', sameView: true },
  { routes: ['/questions/ask'], at: '/questions/ask' },
  { routes: ['/questions/yours'], at: '/questions/yours', as: 'member' },
  {
    routes: ['/questions/edit/:kind/:id'],
    at: { on: '/questions/yours', link: /^\/questions\/edit\/\w+\/\d+$/ },
    as: 'member',
  },
  // Hidden ones are questions, shown to their author.
  { routes: ['/questions/hidden/:uri'], at: '/questions/hidden/none', as: 'admin', status: 404, sameView: true },
  {
    routes: ['/question/:uri'],
    at: { on: '/questions?sort=popular', link: /^\/question\/[^?#]+$/ },
    picture: 'question',
  },
  { routes: ['/blog'], at: '/blog', picture: 'blog' },
  { routes: ['/blog/topic/:topic'], at: '/blog/topic/buying', sameView: true },
  {
    routes: ['/blog/:slug'],
    at: { on: '/blog', link: /^\/blog\/(?!topic|editor)[^/?#]+$/ },
    picture: 'post',
  },
  {
    routes: ['/blog/authors/:author'],
    at: { on: '/blog', link: /^\/blog\/authors\/[^/?#]+$/ },
  },
  { routes: ['/developers'], at: '/developers', picture: 'developers' },
  { routes: ['/developers/reference'], at: '/developers/reference' },
  { routes: ['/blog/editor'], at: '/blog/editor', as: 'admin' },
  { routes: ['/blog/editor/:id'], at: '/blog/editor/1', as: 'admin' },
  { routes: ['/moderation'], at: '/moderation', as: 'admin', picture: 'moderation' },
  {
    routes: ['/moderation/:kind/:id'],
    at: { on: '/moderation', link: /^\/moderation\/\w+\/\d+/ },
    as: 'admin',
  },
  // Member
  { routes: ['/moderation/members'], at: '/moderation/members', as: 'admin' },
  {
    routes: ['/user/:username'],
    at: { on: '/account', link: /^\/user\/[^/?#]+$/ },
    as: 'member',
    picture: 'profile',
  },
  {
    routes: ['/user/:username/:tab'],
    at: { on: '/account', link: /^\/user\/[^/?#]+$/, then: '/follows' },
    as: 'member',
  },
  { routes: ['/user-history'], at: '/user-history', as: 'member' },
  { routes: ['/collections'], at: '/collections', as: 'member', picture: 'collections' },
  {
    routes: ['/collections/:uri'],
    at: { on: '/collections', link: /^\/collections\/[^?#]+$/ },
    as: 'member',
    picture: 'collection',
  },
  { routes: ['/inspections'], at: '/inspections', as: 'member' },
  {
    routes: ['/inspections/:uri'],
    at: {
      query: '{ listingsHomepage { uri } }',
      found: /(?<="uri":")[^"]+/,
      under: '/inspections/',
    },
  },
  { routes: ['/alerts'], at: '/alerts', as: 'member', picture: 'alerts' },
  { routes: ['/following'], at: '/following', as: 'member', sameView: true },
  // The sample's member has none.
  { routes: ['/notifications'], at: '/notifications', as: 'agent', picture: 'notifications' },
  { routes: ['/following/:group'], at: '/following/agents', as: 'member' },
  { routes: ['/renting'], at: '/renting', as: 'member' },
  { routes: ['/renting/profile'], at: '/renting/profile', as: 'member' },
  { routes: ['/renting/apply/:listing'], at: '/renting/apply/0', as: 'member', status: 404, sameView: true },
  { routes: ['/renting/applications/:id'], at: '/renting/applications/0', as: 'member', status: 404, sameView: true },
  { routes: ['/offers'], at: '/offers', as: 'member', sameView: true },
  { routes: ['/offers/new/:listing'], at: '/offers/new/0', as: 'member', status: 404, sameView: true },
  { routes: ['/offers/:id'], at: '/offers/0', as: 'member', status: 404, sameView: true },
  { routes: ['/account'], at: '/account', as: 'member', picture: 'account' },
  { routes: ['/account/connect', '/account/connect/:uid'], at: '/account/connect' },
  { routes: ['/account/email'], at: '/account/email' },
  { routes: ['/account/email/undo'], at: '/account/email/undo' },
  { routes: ['/sign-in'], at: '/sign-in?reason=save&return=/for-sale', picture: 'sign-in' },
  { routes: ['/alerts/email'], at: `/alerts/email?search=${encodeURIComponent('/for-rent' + results)}` },
  { routes: ['/sign-in/forgot'], at: '/sign-in/forgot' },
  { routes: ['/sign-in/reset'], at: '/sign-in/reset' },
  { routes: ['/sign-out'], at: '/sign-out', as: 'member' },
  { routes: ['/sign-up'], at: '/sign-up' },
  { routes: ['/sign-up/verify'], at: '/sign-up/verify' },
  // The host's own
  ...['contact', 'privacy', 'terms', 'accessibility', 'data'].map((topic): PageKind => ({
    routes: [],
    at: `/about/${topic}`,
  })),
  { routes: [], at: '/offline' },
  { routes: [], at: '/no-such-page', status: 404, picture: 'not-found' },
  { routes: [], at: '/ops' },
];

/** Every route that an area of this tree declares. */
export async function declaredRoutes(): Promise<string[]> {
  const contracts = await Promise.all(
    areaNames(root).map(
      async (name) => ((await import(join(root, `mf-${name}/area.ts`))) as { area: AreaContract }).area,
    ),
  );
  return contracts.flatMap(({ routes }) => [...routes]);
}

const links = /(?<=href=")[^"]+/g;

/**
 * The address of a page of a kind, for the signed-in reader.
 * @throws {Error} when the page that should lead to one does not
 */
export async function addressOf({ at, routes }: PageKind, request: APIRequestContext): Promise<string> {
  if (typeof at === 'string') return at;
  if ('query' in at) {
    const response = await request.post('/graphql', { data: { query: at.query } });
    const last = at.found.exec(await response.text())?.[0];
    if (!last) throw new Error(`The API has no ${at.under}.`);
    return at.under + last;
  }
  if ('sitemap' in at) {
    const listed = await (await request.get(`/sitemaps/${at.sitemap}/1.xml`)).text();
    const first = /<loc>([^<]+)<\/loc>/.exec(listed)?.[1];
    if (!first) throw new Error(`The sitemap of ${at.sitemap} is empty.`);
    return new URL(first).pathname + (at.then ?? '');
  }
  const page = await (await request.get(at.on)).text();
  const main = page.slice(page.indexOf('<main'));
  const found = [...main.matchAll(links)].map(([href]) => at.link.exec(href)?.[0]).find((href) => href !== undefined);
  if (!found) throw new Error(`${at.on} has no link to a page of ${routes.join(', ')}.`);
  return found + (at.then ?? '');
}
