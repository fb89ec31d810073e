import { answering, request } from '@verandah/areas/test-kit';
import { GraphError } from '@verandah/graph';
import { parts } from '../../pages/portal-script.ts';
import { loadPage, submitPage } from './load-portal.ts';
import type { OwnListing } from './own-listing.ts';
import type { PortalPart } from './portal-part.ts';

const agent = { id: '3', username: 'ada-lovell', name: 'Ada Lovell', office: { id: '1', slug: 'harbour-1', name: 'Harbour and Vale' } };
const member = { name: 'Petra Lane', email: 'petra@example.com', isAdmin: false };
const asAgent = { PortalWho: { member, ownAgent: agent } };
const part = (name: string): PortalPart<unknown> => {
  const found = parts[name];
  if (!found) throw new Error(name);
  return found;
};
const refusal = (operation: string, code: string, message = 'No.', problems: { field: string; message: string }[] = []) => new GraphError(operation, 'graphql', message, undefined, { code, problems });

const listing: OwnListing = {
  id: '7', uri: '12-rose-7', state: 'onOffer', statusType: 'buy', listingType: 'sale', title: 'A garden home', street: '12 Rose Street', streetVisible: true, suburb: 'Richmond', priceText: '$1,250,000', searchPrice: 1_250_000,
  priceVisible: true, completedOn: null, updatedAt: '2026-11-20T01:00:00.000Z', timeZone: 'Australia/Melbourne', inspections: [{ startsAt: '2026-11-28T00:00:00.000Z', endsAt: '2026-11-28T00:30:00.000Z' }], flags: [], feed: null, shown: null,
  description: 'Quiet.', propertyType: 'house', published: true, underOffer: false, stateCode: 'vic', bedrooms: 3, bathrooms: 1, carSpaces: null, features: ['pool'], completedPrice: null, completedPriceVisible: false, availableOn: null, bond: null, auctionAt: null,
};
const base = { title: 'A garden home', description: 'Quiet.', searchPrice: '1250000', priceText: '$1,250,000', priceVisible: 'yes', streetVisible: 'yes', bedrooms: '3', bathrooms: '1', carSpaces: '', auctionAt: '', availableOn: '', bond: '', features: 'pool' };
const has = ['title', 'description', 'searchPrice', 'priceText', 'priceVisible', 'streetVisible', 'bedrooms', 'bathrooms', 'carSpaces', 'auctionAt', 'features'];
const form = (typed: Readonly<Record<string, string | string[]>> = {}, seen = listing.updatedAt) => ({ form: 'edit', key: 'abcdef0123456', base: JSON.stringify(base), seen, has, ...base, ...typed });
const edit = (typed: Readonly<Record<string, string | string[]>>, current: OwnListing = listing, saved: unknown = { editOwnListing: { id: '7' } }) => {
  const { graph, asked } = answering({ ...asAgent, PortalListing: { ownListing: current }, EditOwnListing: saved });
  return { asked, answered: submitPage(part('listing'), request(graph, '/agent-portal/listings/7', { id: '7' }), form(typed)) };
};
const written = (asked: readonly { name: string; variables: unknown }[], name: string) => asked.filter((each) => each.name === name).map(({ variables }) => variables as Record<string, unknown>);

describe('who may enter', () => {
  const open = (name: string, who: object, path = '/agent-portal/listings?state=draft') => loadPage(part(name), request(answering({ PortalWho: who, PortalListings: refusal('PortalListings', 'FORBIDDEN'), UnclaimedOffices: refusal('UnclaimedOffices', 'FORBIDDEN') }).graph, path));

  test('[PORT-01] a visitor is led to the sign-in page and back to the same address', async () => {
    expect(await open('listings', { member: null, ownAgent: null })).toEqual({ status: 302, location: '/sign-in?return=%2Fagent-portal%2Flistings%3Fstate%3Ddraft&reason=agent' });
  });

  test('[PORT-04] a member who is no agent is told how to become one, an agent that the admins\' page is not theirs', async () => {
    expect(await open('listings', { member, ownAgent: null })).toMatchObject({ status: 200, data: { content: null, title: 'This is the place of agents' }, head: { noIndex: true } });
    expect(await open('admin', { member, ownAgent: agent })).toMatchObject({ status: 200, data: { content: null, title: 'This page is for admins' } });
    expect(await loadPage(part('overview'), request(answering({ PortalWho: { member, ownAgent: null } }).graph, '/agent-portal'))).toMatchObject({ data: { content: { kind: 'no-agent' } } });
  });

  test('[PORT-01] what is not the agent\'s is not found', async () => {
    const { graph } = answering({ ...asAgent, PortalListing: refusal('PortalListing', 'NOT_FOUND') });
    expect(await loadPage(part('listing'), request(graph, '/agent-portal/listings/9', { id: '9' }))).toEqual({ status: 404 });
    expect(await loadPage(part('listing'), request(graph, '/agent-portal/listings/x', { id: 'x' }))).toEqual({ status: 404 });
  });
});

describe('editing a listing', () => {
  test('[PORT-01] only what was changed is saved, under a key of these words', async () => {
    const { asked, answered } = edit({ title: 'Terrace by the river', searchPrice: '$1.3m', carSpaces: '2', features: ['pool', 'study'], priceVisible: '' });
    expect(await answered).toEqual({ status: 303, location: '/agent-portal/listings/7?done=saved' });
    expect(written(asked, 'EditOwnListing')).toEqual([{ id: '7', seen: listing.updatedAt, key: expect.stringMatching(/^edit-abcdef0123456-[a-z0-9]+$/), input: { title: 'Terrace by the river', searchPrice: 1_300_000, priceVisible: false, carSpaces: 2, features: ['pool', 'study'] } }]);
    const again = edit({ title: 'Terrace by the river', searchPrice: '$1.3m', carSpaces: '2', features: ['pool', 'study'], priceVisible: '' });
    await again.answered;
    expect(written(again.asked, 'EditOwnListing')[0]?.['key']).toBe(written(asked, 'EditOwnListing')[0]?.['key']);
    const nothing = edit({});
    expect(await nothing.answered).toMatchObject({ location: '/agent-portal/listings/7?done=same' });
    expect(written(nothing.asked, 'EditOwnListing')).toEqual([]);
  });

  test('[PORT-01, LIST-13] a breach of the price law comes back beside its field with everything that was typed', async () => {
    const law = 'In Victoria and New South Wales an advertised price range spans at most 10 %.';
    const { answered } = edit({ priceText: '$1m - $2m', title: 'New words', streetVisible: '' }, listing, refusal('EditOwnListing', 'BAD_USER_INPUT', law, [{ field: 'priceText', message: law }, { field: 'title', message: 'must have at most 200 characters' }]));
    expect(await answered).toMatchObject({ status: 422, data: { refused: { form: 'edit', problems: { priceText: law, title: 'Headline must have at most 200 characters.' }, fields: { priceText: '$1m - $2m', title: 'New words', streetVisible: '' } } } });
  });

  test('[PORT-01] what can\'t be read is said beside its field before anything is sent', async () => {
    const { asked, answered } = edit({ searchPrice: 'a lot', bedrooms: 'three', auctionAt: 'Saturday' });
    expect(await answered).toMatchObject({ status: 422, data: { refused: { problems: { searchPrice: expect.stringContaining('whole dollars'), bedrooms: 'Enter a number from 0 to 99.', auctionAt: expect.stringContaining('day and time') } } } });
    expect(written(asked, 'EditOwnListing')).toEqual([]);
  });

  test('[PORT-01] an auction is set on the clock of the property', async () => {
    const { asked, answered } = edit({ auctionAt: '2026-12-05T11:00' });
    await answered;
    expect(written(asked, 'EditOwnListing')[0]?.['input']).toEqual({ auctionAt: '2026-12-05T00:00:00.000Z' });
  });

  test('[PORT-01] a change by a feed in the meantime is kept where it is about something else, and both are shown where it is about the same', async () => {
    const meanwhile = { ...listing, updatedAt: '2026-11-21T01:00:00.000Z', priceText: '$1,199,000', bedrooms: 4 };
    const other = edit({ title: 'Mine' }, meanwhile);
    expect(await other.answered).toEqual({ status: 303, location: '/agent-portal/listings/7?done=merged' });
    expect(written(other.asked, 'EditOwnListing')[0]).toMatchObject({ seen: meanwhile.updatedAt, input: { title: 'Mine' } });
    const same = edit({ title: 'Mine', priceText: '$1,300,000' }, meanwhile);
    expect(await same.answered).toMatchObject({ status: 422, data: { content: { updatedAt: meanwhile.updatedAt }, refused: {
      message: expect.stringContaining('changed in the meantime'), problems: { priceText: 'It says “$1,199,000” by now. Save again to put yours in its place.' }, fields: { title: 'Mine', priceText: '$1,300,000', bedrooms: '4' },
    } } });
    expect(written(same.asked, 'EditOwnListing')).toEqual([]);
  });

  test('[PORT-01] when the service can\'t be reached everything stays, and sending again has the same key', async () => {
    const { asked, answered } = edit({ title: 'Mine' }, listing, new GraphError('EditOwnListing', 'network', 'gone'));
    const loaded = await answered;
    expect(loaded).toMatchObject({ status: 422, data: { key: 'abcdef0123456', refused: { message: expect.stringContaining('it is done once only'), fields: { title: 'Mine' } } } });
    const again = edit({ title: 'Mine' });
    await again.answered;
    expect(written(again.asked, 'EditOwnListing')[0]?.['key']).toBe(written(asked, 'EditOwnListing')[0]?.['key']);
  });
});

describe('where a listing stands', () => {
  const send = (fields: Readonly<Record<string, string | string[]>>, answers: object) => {
    const { graph, asked } = answering({ ...asAgent, PortalListing: { ownListing: listing }, ...answers });
    return { asked, answered: submitPage(part('listing'), request(graph, '/agent-portal/listings/7', { id: '7' }), { key: 'abcdef0123456', ...fields }) };
  };

  test('[PORT-01] sold with a price that may be hidden; a price that is to be shown must be known', async () => {
    const sold = send({ form: 'complete', completedOn: '2026-11-20', price: '$1,310,000' }, { CompleteListing: { completeListing: { id: '7' } } });
    expect(await sold.answered).toMatchObject({ status: 303, location: '/agent-portal/listings/7?done=completed' });
    expect(written(sold.asked, 'CompleteListing')[0]?.['input']).toEqual({ completedOn: '2026-11-20', price: 1_310_000, priceVisible: false });
    const wrong = send({ form: 'complete', completedOn: 'yesterday', price: '', priceVisible: 'yes' }, {});
    expect(await wrong.answered).toMatchObject({ status: 422, data: { refused: { problems: { completedOn: expect.any(String), price: expect.stringContaining('only a known price') } } } });
  });

  test('[PORT-01] under offer, back, drafts: each by its own button', async () => {
    const offer = send({ form: 'under-offer', to: 'yes' }, { SetUnderOffer: { setUnderOffer: { id: '7' } } });
    expect(await offer.answered).toMatchObject({ location: '/agent-portal/listings/7?done=underOffer' });
    expect(written(offer.asked, 'SetUnderOffer')[0]).toMatchObject({ underOffer: true, key: expect.stringMatching(/^offer-/) });
    expect(await send({ form: 'reopen' }, { ReopenListing: { reopenListing: { id: '7' } } }).answered).toMatchObject({ location: '/agent-portal/listings/7?done=onOffer' });
    expect(await send({ form: 'publish', to: 'no' }, { SetListingPublished: { setListingPublished: { id: '7' } } }).answered).toMatchObject({ location: '/agent-portal/listings/7?done=draft' });
    expect(await send({ form: 'under-offer', to: 'yes' }, { SetUnderOffer: refusal('SetUnderOffer', 'CONFLICT', 'This home is no longer on offer.') }).answered).toMatchObject({ status: 422, data: { refused: { message: 'This home is no longer on offer.' } } });
  });

  test('[PORT-01] inspections are added on the property\'s clock and removed by ticking; past ones and doubles are refused', async () => {
    const added = send({ form: 'add-visit', startsAt: '2026-12-05T11:00', minutes: '45' }, { SetInspections: { setInspections: { id: '7' } } });
    expect(await added.answered).toMatchObject({ location: '/agent-portal/listings/7?done=visits#inspections' });
    expect(written(added.asked, 'SetInspections')[0]?.['inspections']).toEqual([...listing.inspections, { startsAt: '2026-12-05T00:00:00.000Z', endsAt: '2026-12-05T00:45:00.000Z' }]);
    for (const [startsAt, said] of [['2026-11-01T11:00', 'passed'], ['2026-11-28T11:00', 'already'], ['soon', 'day and time']] as const) {
      expect(await send({ form: 'add-visit', startsAt, minutes: '30' }, {}).answered).toMatchObject({ status: 422, data: { refused: { problems: { startsAt: expect.stringContaining(said) } } } });
    }
    const gone = send({ form: 'remove-visits', visit: '2026-11-28T00:00:00.000Z' }, { SetInspections: { setInspections: { id: '7' } } });
    await gone.answered;
    expect(written(gone.asked, 'SetInspections')[0]?.['inspections']).toEqual([]);
    expect(await send({ form: 'remove-visits' }, {}).answered).toMatchObject({ status: 422, data: { refused: { message: expect.stringContaining('Tick') } } });
  });
});

const enquiry = { id: '5', kind: 'listing', status: 'read', name: 'Ann', email: 'ann@example.com', phone: null, message: 'May I see it?', receivedAt: '2026-11-20T01:00:00Z', answeredAt: null, listing: null, details: [], answers: [] };

test('[PORT-02] an answer goes out once for its words; an empty one is not sent', async () => {
  const { graph, asked } = answering({ ...asAgent, PortalEnquiry: { ownEnquiry: enquiry }, AnswerEnquiry: { answerEnquiry: { id: '5' } } });
  const send = (text: string) => submitPage(part('enquiry'), request(graph, '/agent-portal/enquiries/5', { id: '5' }), { form: 'answer', key: 'abcdef0123456', text });
  expect(await send('')).toMatchObject({ status: 422, data: { refused: { problems: { text: 'Write your answer.' } } } });
  expect([await send('On Saturday.\r\nAt ten.'), await send('On Saturday.\r\nAt ten.')]).toEqual(Array(2).fill({ status: 303, location: '/agent-portal/enquiries/5?done=sent' }));
  const keys = written(asked, 'AnswerEnquiry');
  expect(keys[0]).toMatchObject({ text: 'On Saturday.\nAt ten.' });
  expect(keys[0]?.['key']).toBe(keys[1]?.['key']);
});

test('[PORT-02] the inbox is asked by status, words and page; what is no status counts for nothing', async () => {
  const { graph, asked } = answering({ ...asAgent, PortalEnquiries: { ownEnquiries: { total: 0, counts: { new: 0, read: 0, answered: 0, closed: 0 }, results: [] } } });
  await loadPage(part('enquiries'), request(graph, '/agent-portal/enquiries?status=new&q=stairs&page=3'));
  await loadPage(part('enquiries'), request(graph, '/agent-portal/enquiries?status=loud&page=-1'));
  expect(written(asked, 'PortalEnquiries')).toEqual([{ status: 'new', text: 'stairs', skip: 50, take: 25 }, { status: null, text: '', skip: 0, take: 25 }]);
});

test('[PORT-02] performance is asked for one of the periods, 12 weeks when none is named', async () => {
  const { graph, asked } = answering({ ...asAgent, PortalPerformance: { ownPerformance: { weeks: [], listings: [] } } });
  await loadPage(part('performance'), request(graph, '/agent-portal/performance?weeks=26&listing=7'));
  await loadPage(part('performance'), request(graph, '/agent-portal/performance?weeks=9999&listing=x'));
  expect(written(asked, 'PortalPerformance')).toEqual([{ weeks: 26, listingId: '7' }, { weeks: 12, listingId: null }]);
});

test('[PORT-03] a vendor is asked by e-mail; what the service refuses stands beside its field', async () => {
  const reviews = { ownReviews: { total: 0, results: [] }, open: { total: 0, results: [] }, answered: { total: 0 }, ownListings: { results: [] } };
  const { graph, asked } = answering({ ...asAgent, PortalReviews: reviews, AskVendor: ({ input }: { input: { vendorEmail: string } }) => (input.vendorEmail.endsWith('own.example')
    ? refusal('AskVendor', 'BAD_USER_INPUT', 'x', [{ field: 'vendorEmail', message: 'is an address of your own office; ask a vendor' }]) : { addVendorReviewRequest: { id: '1' } }), ReplyToReview: { replyToAgentReview: { id: '4' } } });
  const send = (fields: Record<string, string>) => submitPage(part('reviews'), request(graph, '/agent-portal/reviews'), { key: 'abcdef0123456', ...fields });
  expect(await send({ form: 'ask', vendorName: ' Vi ', vendorEmail: 'vi@example.com', listingId: '' })).toMatchObject({ status: 303 });
  expect(written(asked, 'AskVendor')[0]).toEqual({ input: { vendorName: 'Vi', vendorEmail: 'vi@example.com', listingId: null }, key: expect.stringMatching(/^ask-vendor-/) });
  expect(await send({ form: 'ask', vendorName: 'Vi', vendorEmail: 'vi@own.example' })).toMatchObject({ status: 422, data: { refused: { problems: { vendorEmail: 'E-mail is an address of your own office; ask a vendor.' }, fields: { vendorName: 'Vi' } } } });
  expect(await send({ form: 'ask', vendorName: '', vendorEmail: '' })).toMatchObject({ status: 422, data: { refused: { problems: { vendorName: expect.any(String), vendorEmail: expect.any(String) } } } });
  expect(await send({ form: 'reply-4', reply: 'Thank you.' })).toMatchObject({ location: '/agent-portal/reviews?done=replied' });
  expect(written(asked, 'ReplyToReview')).toEqual([{ reviewId: '4', reply: 'Thank you.' }]);
});

describe('[PORT-04] invitations', () => {
  test('the link of an invitation shows it, accepting makes the agent, one that works no more says so', async () => {
    const invitation = { officeName: 'Harbour and Vale', email: member.email, expiresAt: '2026-12-01T00:00:00Z' };
    const { graph, asked } = answering({ PortalWho: { member, ownAgent: null }, PortalInvitation: { officeInvite: invitation }, AcceptOfficeInvite: { acceptOfficeInvite: '9' } });
    expect(await loadPage(part('overview'), request(graph, '/agent-portal?invite=abc'))).toMatchObject({ status: 200, data: { title: 'Join Harbour and Vale', content: { kind: 'invitation', invitation } } });
    expect(await submitPage(part('overview'), request(graph, '/agent-portal?invite=abc'), { form: 'accept' })).toEqual({ status: 303, location: '/agent-portal?done=joined' });
    expect(written(asked, 'AcceptOfficeInvite')).toEqual([{ token: 'abc' }]);
    const ended = answering({ PortalWho: { member, ownAgent: null }, PortalInvitation: refusal('PortalInvitation', 'GONE', 'This invitation works no more. Ask the office for a new one.') });
    expect(await loadPage(part('overview'), request(ended.graph, '/agent-portal?invite=abc'))).toMatchObject({ data: { content: { kind: 'no-invitation', why: expect.stringContaining('works no more') } } });
  });

  test('an agent invites to their own office and leaves only when sure', async () => {
    const office = { id: '1', slug: 'harbour-1', name: 'Harbour and Vale', phone: null, address: null, agents: { total: 0, results: [] } };
    const { graph, asked } = answering({ ...asAgent, PortalOffice: { office }, OfficeInvites: { officeInvites: [] }, AddOfficeInvite: { addOfficeInvite: {} }, LeaveOffice: { leaveOffice: '3' } });
    const send = (fields: Record<string, string>) => submitPage(part('office'), request(graph, '/agent-portal/office'), { key: 'abcdef0123456', ...fields });
    expect(await send({ form: 'invite', email: ' new@example.com ' })).toMatchObject({ location: '/agent-portal/office?done=invited' });
    expect(written(asked, 'AddOfficeInvite')).toEqual([{ officeId: '1', email: 'new@example.com', key: expect.stringMatching(/^invite-/) }]);
    expect(await send({ form: 'invite', email: '' })).toMatchObject({ status: 422, data: { refused: { problems: { email: 'Enter an e-mail address.' } } } });
    expect(await send({ form: 'leave' })).toMatchObject({ status: 422, data: { refused: { message: expect.stringContaining('Tick the box') } } });
    expect(written(asked, 'LeaveOffice')).toEqual([]);
    expect(await send({ form: 'leave', sure: 'yes' })).toMatchObject({ location: '/agent-portal?done=left' });
  });
});

test('[PORT-04] an admin makes offices, and a feed key that is told once', async () => {
  const admin = { PortalWho: { member: { ...member, isAdmin: true }, ownAgent: null } };
  const office = { id: '4', slug: 'fern-4', name: 'Fern and Co', claimed: false, phone: null, address: null, agents: { total: 0, results: [] } };
  const { graph, asked } = answering({
    ...admin, UnclaimedOffices: { unclaimedOffices: { total: 0, results: [] } }, PortalSuburb: { locationSearch: [{ slug: 'richmond-vic-3121', label: 'Richmond, VIC 3121' }] }, AddOffice: { addOffice: { id: '4' } },
    AdminOffice: { office, feedKeys: [] }, OfficeInvites: { officeInvites: [] }, AddFeedKey: { addFeedKey: 'vfk_secret' },
  });
  expect(await submitPage(part('admin'), request(graph, '/agent-portal/admin'), { form: 'make', key: 'abcdef0123456', name: 'Fern and Co', agentId: 'FERN', suburb: 'Richmond VIC' })).toEqual({ status: 303, location: '/agent-portal/admin/4?done=made' });
  expect(written(asked, 'AddOffice')[0]).toMatchObject({ input: { name: 'Fern and Co', agentId: 'FERN', suburb: 'richmond-vic-3121', phone: null }, key: expect.stringMatching(/^office-/) });
  expect(await submitPage(part('admin'), request(graph, '/agent-portal/admin'), { form: 'make', name: '' })).toMatchObject({ status: 422, data: { refused: { problems: { name: 'Enter the office’s name.' } } } });
  expect(await submitPage(part('admin-office'), request(graph, '/agent-portal/admin/4', { id: '4' }), { form: 'add-key' })).toMatchObject({ status: 200, data: { told: 'vfk_secret' } });
  expect(JSON.stringify(await loadPage(part('admin-office'), request(graph, '/agent-portal/admin/4', { id: '4' })))).not.toContain('vfk_secret');
});

test('[PORT-01] a feed that is pasted leads to its report', async () => {
  const { graph, asked } = answering({ ...asAgent, PortalFeeds: { feedUploads: { total: 0, results: [] } }, SendFeed: { sendFeed: 'f00d' } });
  const send = (text: string) => submitPage(part('feeds'), request(graph, '/agent-portal/feeds'), { form: 'paste', key: 'abcdef0123456', source: 'evening.xml', text });
  expect(await send('<propertyList/>')).toEqual({ status: 303, location: '/agent-portal/feeds/f00d' });
  expect(written(asked, 'SendFeed')[0]).toMatchObject({ source: 'evening.xml', text: '<propertyList/>', key: expect.stringMatching(/^feed-/) });
  expect(await send(' ')).toMatchObject({ status: 422, data: { refused: { problems: { text: expect.stringContaining('Paste') } } } });
});
