import { emptyOffer, emptyProfile } from '@verandah/market';
import { profileVersion } from '../domains/proposals/rental-applications/profile-version.ts';
import { testProfile } from '../domains/proposals/test-proposals.ts';
import { testSession } from './test-members.ts';

/** Placeholders for each caller's own number and name. */
export const ownNumber = '@number';
export const ownName = '@name';

/** Input of one operation in place of the input generated from its schema. */
export interface TestInput {
  /** Of the path, by name. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Of the graph API. */
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** Proofs of the fixture by purpose. */
export const testTokens = {
  verify: 'v'.repeat(43),
  reset: 'r'.repeat(43),
  newEmail: 'n'.repeat(43),
  oldEmail: 'e'.repeat(43),
  vendor: 'x'.repeat(43),
  office: 'o'.repeat(43),
  challenge: 's'.repeat(43),
  recovery: 'A'.repeat(24),
} as const;
export const testPassword = 'a-long-and-quiet-passphrase';

const signIn = { body: { email: 'mara@example.com', password: testPassword } };
const enquiry = {
  name: 'Jo Vale',
  email: 'someone@example.com',
  message: 'Please call me about this home.',
  consent: true,
};
const search = {
  searchMode: 'location',
  statusType: 'buy',
  locationSearchContext: { searchLocations: [{ slug: 'richmond-vic-3121' }] },
};
const boundary = {
  searchMode: 'map',
  statusType: 'buy',
  locationSearchContext: {
    wellKnownText: 'POLYGON((144.9 -37.9, 145.1 -37.9, 145.1 -37.7, 144.9 -37.7, 144.9 -37.9))',
  },
};
const byAgent = { agentId: 1, statusTypes: ['buy'] };
const requested = (query: unknown) => ({ query: { query: JSON.stringify(query) } });
/** Everyone says who they are; and everyone says that they are Petra, who is agent 1. */
const asOneself = { currentUserId: ownNumber };
const asPetra = { currentUserId: '4' };
const transaction = { kind: 'sold', address: '6 Short Lane', propertyType: 7, completedOn: '2026-02-03' };
const graphTransaction = { ...transaction, side: 'vendor', propertyType: 'house' };
/** Of the world's listing 1, which an appointment is free for. */
const freeSlot = '2126-12-04T03:00:00.000Z';
/** A week from now and some minutes. */
const soon = (minutes: number): string =>
  new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 + 7 * 86_400_000 + minutes * 60_000).toISOString();
const tracked = {
  body: { events: [{ eventId: '00000000-0000-4000-8000-00000000abcd', pageType: 'listing', listingId: 1 }] },
};
const page = { variables: { uri: '/properties-for-sale/richmond-vic-3121/real-estate' } };
const ofAda = { variables: { username: 'ada' } };

/** A passkey's credential without a valid challenge. */
const unanswered = {
  id: 'credential',
  rawId: 'credential',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'oA', authenticatorData: 'AA', signature: 'AA' },
};

/**
 * By the names of operations; what follows a comma is another case of the same one. Most need nothing: their shape says
 * enough.
 */
export const testInputs: Readonly<Record<string, TestInput>> = {
  'POST /auth/signin': signIn,
  'POST /api/user/signin': signIn,
  'POST /api/user/tokenexchange': signIn,
  'POST /auth/signup': { body: { email: 'new@example.com' } },
  'POST /api/users': { body: { email: 'new@example.com' } },
  'POST /auth/prove': { body: { password: testPassword } },
  'Query memberAccount': { variables: { named: 'mara' } },
  'Mutation lookAfterMember': { variables: { memberId: '1', action: 'suspend' } },
  'POST /auth/second-factor': { body: { challenge: testTokens.challenge, code: testTokens.recovery } },
  'POST /member/:id/settings/second-factor/recovery-codes': { path: { id: '5' }, body: { code: testTokens.recovery } },
  'DELETE /member/:id/settings/second-factor': { path: { id: '5' }, body: { code: testTokens.recovery } },
  'POST /auth/verify': { body: { token: testTokens.verify } },
  'POST /auth/reset': { body: { token: testTokens.reset } },
  'POST /member/:id/settings/email': { body: { email: 'newer@example.com' } },
  'POST /auth/email/confirm': { body: { token: testTokens.newEmail } },
  'POST /auth/email/undo': { body: { token: testTokens.oldEmail } },
  'PUT /member/:id/settings/password': {
    body: { currentPassword: testPassword, password: 'another-long-and-quiet-one' },
  },
  'POST /auth/passkey': { body: { credential: unanswered } },
  'POST /auth/prove/passkey': { body: { credential: unanswered } },
  'POST /member/:id/passkeys': { body: { credential: unanswered } },
  'PATCH /member/:id/passkeys/:passkey': { path: { passkey: '1' } },
  'DELETE /member/:id/passkeys/:passkey': { path: { passkey: '1' } },
  'DELETE /member/:id/access-tokens/:token': { path: { token: '1' } },
  'POST /member/:id/applications': { body: { redirectUris: ['https://app.example.com/callback'] } },
  'POST /member/:id/applications/:application/secret': { path: { application: '1' } },
  'DELETE /member/:id/applications/:application': { path: { application: '1' } },
  'DELETE /member/:id/connections/:application': { path: { application: '1' } },
  'GET /auth/consents/:uid': { path: { uid: 'x'.repeat(43) } },
  'POST /auth/consents/:uid': { path: { uid: 'x'.repeat(43) } },
  'PUT /member/:id/push-devices/current': {
    body: {
      endpoint: 'https://push.example/2',
      keys: {
        p256dh: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
  },
  'DELETE /member/:id/sessions/:session': { path: { session: testSession(1) } },
  'DELETE /member/:id': { body: { password: testPassword } },
  'Mutation addWebhook': { variables: { url: 'https://crm.example.com/more', kinds: ['upload.done'] } },
  'Mutation setWebhookKinds': { variables: { kinds: ['upload.done'] } },
  'POST /member/email-alerts': { body: { search: '/for-sale/richmond-vic-3121/real-estate' } },
  'POST /api/user/alerts/listings': { body: { filter: { searchMode: 'buy', locationIds: [1] } } },
  'GET /location/uri/:uri': { path: { uri: 'richmond-vic-3121' } },
  'GET /agents/activities': { query: { username: 'ada' } },
  'GET /api/agent/:id/transactions': { query: asOneself },
  'GET /api/agent/transaction/:id': { query: asOneself },
  'DELETE /api/agent/transaction/:id': { query: asOneself },
  'POST /api/agent/:id/transactions': { query: asOneself, body: transaction },
  'PUT /api/agent/transaction/:id': { query: asOneself, body: transaction },
  "GET /api/agent/:id/transactions, in Petra's name": { query: asPetra },
  "DELETE /api/agent/transaction/:id, in Petra's name": { query: asPetra },
  'GET /api/agent/:id/transactions, of another agent': { path: { id: '3' }, query: asOneself },
  'GET /question/:id, hidden': { path: { id: '2' } },
  'Query qAndA, hidden': { variables: { questionUniqueUri: 'hidden-2' } },
  'POST /posts/questions/answer, hidden': { body: { questionId: 2 } },
  'Mutation answerQuestion, hidden': { variables: { questionId: '2' } },
  'POST /:location/questions/:id/vote, hidden': { path: { id: '2' } },
  'POST /posts/post/follow/:id, hidden': { path: { id: '2' } },
  'Mutation follow, hidden': { variables: { targetId: '2', kind: 'question' } },
  'POST /user/report, hidden': { query: { postId: '2' } },
  'Mutation report, hidden': { variables: { targetId: '2' } },
  'GET /member/:id/settings, own': { path: { id: ownNumber } },
  'PATCH /member/:id/settings, own': { path: { id: ownNumber } },
  'GET /member/:id/security-history, own': { path: { id: ownNumber } },
  'GET /member/:id/sessions, own': { path: { id: ownNumber } },
  'GET /member/:id/export, own': { path: { id: ownNumber } },
  'GET /alerts/:username, own': { path: { username: ownName } },
  'Query collections, own': { variables: { username: ownName } },
  'Mutation addCollections, own': { variables: { username: ownName } },
  'Mutation mergeShortlist, own': { variables: { username: ownName } },
  'Query agentProfile': ofAda,
  'Query agentProfile, of nobody': { variables: { username: 'nobody' } },
  'Query company': { variables: { identifier: 'harbour-1' } },
  'Query office': { variables: { identifier: 'harbour-and-vale-richmond-1' } },
  'Query listingByUri': { variables: { uri: 'house-1' } },
  'Query listingsByUri': page,
  'Query blogAuthor': { variables: { slug: 'quinn-admin' } },
  'Query claimedHome': { variables: { street: 'main-road', property: '39' } },
  'Mutation claimHome': {
    variables: { street: 'main-road', property: '39', input: { propertyType: 'house', tracked: true } },
  },
  'Query property': { variables: { street: 'main-road', property: '39' } },
  'Query searchParams': page,
  'Mutation changeQuestion': { variables: { change: { content: 'By day and by night.' } } },
  'Mutation acceptCollectionInvitation': { variables: { memberId: ownNumber, uniqueIdentifier: testSession(2) } },
  'POST /listing/:id/enquiries': { body: enquiry },
  'POST /listing/enquiries/seller': { body: { ...enquiry, locationId: 1 } },
  'POST /enquiries/:product': { path: { product: 'advertising' }, body: enquiry },
  'POST /property/enquiries': { body: { ...enquiry, listingId: 1 } },
  'POST /buyers/enquiries': { body: { ...enquiry, agentId: 1 } },
  'POST /agents/enquiries': { body: { ...enquiry, agentId: 1 } },
  'GET /listings/location/list': requested(search),
  'GET /listings/location/map': requested(search),
  'GET /listings/boundary/list': requested(boundary),
  'GET /listings/boundary/map': requested(boundary),
  'POST /listings/boundary/list': { body: boundary },
  'POST /listings/boundary/map': { body: boundary },
  'POST /listings/ids': { body: { listingIds: [1] } },
  'POST /listings/ids/branding': { body: { listingIds: [1] } },
  'GET /listings/ids/list': requested({ listingIds: [1] }),
  'GET /listings/agent/list': requested(byAgent),
  'GET /listings/agent/map': requested(byAgent),
  'POST /agent/reviews/imported': {
    body: {
      reviews: [
        {
          authorName: 'Vi',
          role: 'vendor',
          rating: 4,
          text: 'Kind, quick and honest from first to last.',
          createdAt: '2026-01-02',
        },
      ],
    },
  },
  'POST /reviews/vendor/requests': { body: { vendorEmail: 'vi2@example.com' } },
  'POST /reviews/vendor/requests/': { body: { vendorEmail: 'vi2@example.com' } },
  'POST /moderation/:kind/:id/:action': { path: { action: 'hide' }, body: { why: 'Not about a home' } },
  'POST /offices/webhooks': { body: { url: 'https://crm.example.com/more', kinds: ['upload.done'] } },
  'PATCH /offices/webhooks/:id': { body: { kinds: ['upload.done'] } },
  'POST /tracking/listings': tracked,
  'POST /tracking/agents': tracked,
  'POST /error-reports': {
    body: { failures: [{ area: 'search', release: '1.4.0', operation: 'render', problem: 'TypeError: no data' }] },
  },
  'GET /members/facebook-page/:id': { path: { id: '4' } },
  'Query agentActivities': ofAda,
  'Query agentAnswers': ofAda,
  'Query agentFollowers': ofAda,
  'Query agentFollowing': ofAda,
  'Query agentListings': ofAda,
  'Query agentQuestions': ofAda,
  'Query agentReviews': ofAda,
  'Query agentReviewsConnection': ofAda,
  'Query agentTransactions': ofAda,
  'Query nearestLocations': { variables: { latitude: -37.82, longitude: 145 } },
  'Query feedUpload': { variables: { id: testSession(1) } },
  'Query listingSearch': { variables: { query: search } },
  'Query listingsConnection': { variables: { query: search } },
  'Query officeInvite': { variables: { token: testTokens.office } },
  'Mutation acceptOfficeInvite': { variables: { token: testTokens.office } },
  'Mutation addAgentTransaction': { variables: { input: graphTransaction } },
  'Mutation changeAgentProfile': {
    variables: {
      input: { bio: 'Sells terraces.', languages: [], areasOfExpertise: [], suburbs: ['richmond-vic-3121'] },
    },
  },
  'Mutation changeOfficePage': { variables: { input: { about: 'An office on the corner.' } } },
  'Mutation changeAgentTransaction': { variables: { input: graphTransaction } },
  'Mutation addAlert': { variables: { input: { name: 'Parks', searchParams: search } } },
  'Mutation addListing': {
    variables: {
      input: { listingType: 'sale', propertyType: 'house', suburb: 'richmond-vic-3121', street: 'Rose Street' },
    },
  },
  'Mutation saveOwnListing': { variables: { input: { title: 'Quiet street', streetNumber: '7' } } },
  'Mutation addListingPictures': { variables: { addresses: ['https://pictures.example/front.jpg'] } },
  'Mutation arrangeListingPictures': { variables: { photos: [], floorPlans: [] } },
  'Mutation changeListingPictureKind': { variables: { pictureId: 'h1', kind: 'photo' } },
  'Mutation addOffice': {
    variables: { input: { name: 'Elm and Oak', agentId: 'elm-1', suburb: 'richmond-vic-3121' } },
  },
  'Mutation addVendorReviewRequest': { variables: { input: { vendorName: 'Vi', vendorEmail: 'vi2@example.com' } } },
  'Query auctionWeek': { variables: { stateCode: 'VIC' } },
  'Mutation setAuctionResult': { variables: { result: 'passedIn', heldOn: '2026-11-20' } },
  'Mutation completeListing': { variables: { input: { completedOn: '2026-11-20' } } },
  'Mutation declineCollectionInvitation': { variables: { uniqueIdentifier: testSession(2) } },
  'Mutation decideOffer': { variables: { status: 'seen' } },
  'Mutation sendOffer': { variables: { input: { ...emptyOffer, amount: '900,000', phone: '0412 345 678' } } },
  'Mutation decideRentalApplication': { variables: { status: 'seen' } },
  'Mutation saveRentalProfile': { variables: { input: emptyProfile } },
  'Mutation sendRentalApplication': { variables: { listingId: '3', version: profileVersion(testProfile, []) } },
  'Mutation saveReplyTemplate': { variables: { id: null, input: { name: 'Viewing', text: 'Hi {name}' } } },
  'Mutation deleteOfficeInvite': { variables: { email: 'noah@example.com' } },
  'Mutation dismissListingFlag': { variables: { rule: 'duplicate' } },
  'Mutation moderate': { variables: { action: 'hide', why: 'Not about a home' } },
  'Mutation moderateSeveral': { variables: { why: 'Not about a home' } },
  'Mutation removeCollectionCollaborator': { variables: { memberId: '2' } },
  'Mutation bookInspection': {
    variables: { startsAt: freeSlot, guest: { name: 'Jo Vale', email: 'someone@example.com' } },
  },
  'Mutation setAppointments': { variables: { appointments: [{ startsAt: soon(60), endsAt: soon(75) }] } },
  'Mutation noteAttendance': { variables: { bookingId: '2', attendance: 'came' } },
  'Mutation setInspections': { variables: { inspections: [{ startsAt: soon(0), endsAt: soon(30) }] } },
  'Mutation takeListingBack': { variables: { id: '2' } },
  'Mutation setMemberRole': { variables: { email: 'noah@example.com', role: 'member' } },
  'Mutation verifyLicence': { variables: { stateCode: 'VIC', number: '091234L' } },
  'Mutation withdrawLicence': { variables: { stateCode: 'VIC' } },
  'Mutation updateListingInCollections': { variables: { addToCollectionIds: ['1'] } },
};
