import { sql } from 'kysely';
import { momentAt } from '../../../platform/moment.ts';
import { holdClock } from '../../../test-kit/hold-clock.ts';
import { fillTestListings } from '../../listings/test-market.ts';
import { matchListings } from '../alerts/public.ts';
import { questionService, type QuestionService } from '../../community/questions/test-questions.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';

holdClock();
let all: QuestionService;
beforeAll(async () => {
  all = await questionService();
  await fillTestListings(all.database, [{ id: 1 }]);
  await sql`insert into listing_agent (listing_id, agent_id, place) values (1, 1, 0)`.execute(all.database);
});
afterAll(() => all.close());
beforeEach(async () => {
  await all.clean();
  await emptyTables(all.database, [
    'notification',
    'enquiry',
    'agent_review',
    'location_review',
    'collection',
    'alert',
  ]);
});

type Who = keyof QuestionService['as'];
interface Listed {
  readonly kind: string;
  readonly text: string;
  readonly subject: string | null;
  readonly path: string;
}
const list = async (who: Who): Promise<readonly Listed[]> =>
  (
    (await all.as[who].graph('{ notifications { results { kind text subject path } } }')).data as {
      notifications: { results: readonly Listed[] };
    }
  ).notifications.results;
const judge = (kind: string, id: number, action: string) =>
  all.as.quinn.call('POST', `/moderation/${kind}/${id}/${action}`, { why: 'As our rules say.' });

test('[NTFY-02, NTFY-04] admins are notified of reports until one has judged', async () => {
  await all.as.mara.call('POST', '/richmond-vic-3121/questions/ask', { title: 'Is it noisy?', content: '' });
  for (const _ of [1, 2])
    await all.as.noah.call('POST', '/user/report?postId=1&kind=question', { reason: 'It sells loans.', detail: '' });
  expect(await list('quinn')).toEqual([
    { kind: 'report', text: 'A question was reported', subject: 'It sells loans.', path: '/moderation/question/1' },
  ]);
  expect(await list('mara')).toEqual([]);
  await judge('question', 1, 'dismiss');
  expect(await list('quinn')).toEqual([]);
});

test('[NTFY-02] a review of an agent: admins first, the agent once it is published, the reviewer when the agent replies', async () => {
  const review = { rating: 5, role: 'buyer', title: 'Kind', text: 'She rang back every time that I had a question.' };
  const { data, errors } = await all.as.noah.graph(
    'mutation($input: AgentReviewInput!) { addAgentReview(agentId: "1", input: $input) { id } }',
    { input: review },
  );
  expect(errors).toBeUndefined();
  const id = Number((data as { addAgentReview: { id: string } }).addAgentReview.id);
  expect(await list('quinn')).toEqual([
    {
      kind: 'pendingReview',
      text: 'A review of Ada Lovell is waiting to be published',
      subject: 'Kind',
      path: `/moderation/agent-review/${id}`,
    },
  ]);
  expect(await list('petra')).toEqual([]);
  await judge('agent-review', id, 'show');
  expect(await list('quinn')).toEqual([]);
  expect(await list('petra')).toMatchObject([{ kind: 'review', text: 'Noah Field reviewed you', subject: 'Kind' }]);
  await all.as.petra.graph(
    `mutation { replyToAgentReview(reviewId: "${id}", reply: "Thank you, it was a pleasure.") { id } }`,
  );
  expect(await list('noah')).toMatchObject([{ kind: 'reviewReply', text: 'Ada Lovell replied to your review' }]);
});

test('[NTFY-02] who reviewed a location is notified of comments', async () => {
  await sql`insert into location_review (id, locality_id, member_id, author_name, relation, rating, pros, cons)
    values (1, 1, 2, 'Noah Field', 'lives', 4, 'Trams', 'Noise')`.execute(all.database);
  await all.as.mara.call('POST', '/posts/review/savecomment', { reviewId: 1, text: 'True, the trams are good.' });
  expect(await list('noah')).toMatchObject([
    {
      kind: 'reviewComment',
      text: 'Mara Quill commented on your review of Richmond',
      path: '/location/richmond-vic-3121/reviews/1',
    },
  ]);
});

test('[NTFY-02] agents are notified of enquiries about their listings, with a link to the enquiry', async () => {
  const sent = await all.as.noah.call(
    'POST',
    '/listing/1/enquiries',
    { name: 'Noah Field', email: 'noah@example.com', phone: '', message: 'May I see it?', consent: true },
    { 'idempotency-key': 'enquiry-of-noah' },
  );
  expect(sent.status).toBe(201);
  const [enquiry] = await list('petra');
  expect(enquiry).toMatchObject({ kind: 'enquiry', text: expect.stringMatching(/^Noah Field enquired about \S/) });
  expect(enquiry?.path).toBe(`/agent-portal/enquiries/${(sent.body as { id: number }).id}`);
  expect(await list('noah')).toEqual([]);
});

test('[NTFY-02, NTFY-04] an invitation is shown to the member with that address until it is withdrawn; then it can come again', async () => {
  const { data } = await all.as.mara.graph(
    'mutation { addCollections(username: "mara", items: [{ name: "Homes with a garden" }]) { id } }',
  );
  const [id] = (data as { addCollections: { id: string }[] }).addCollections.map((each) => each.id);
  const invite = (name: string) =>
    all.as.mara.graph(`mutation { ${name}(collectionId: "${id}", emails: ["NOAH@example.com"]) { id } }`);
  await invite('addCollectionInvite');
  expect(await list('noah')).toMatchObject([
    { kind: 'invitation', text: 'Mara Quill invited you to a collection', subject: 'Homes with a garden' },
  ]);
  expect((await list('noah'))[0]?.path).toMatch(
    /^\/collections\/[\w-]+\?collectionId=\d+&uniqueIdentifier=[\da-f-]{36}$/,
  );
  await invite('deleteCollectionInvite');
  expect(await list('noah')).toEqual([]);
  await sql`update notification set read_at = now()`.execute(all.database);
  await invite('addCollectionInvite');
  expect((await all.as.noah.graph('{ unreadNotifications }')).data).toEqual({ unreadNotifications: 1 });
});

test('[NTFY-02, NTFY-04] new homes of an alert are one notification with their number, until they are seen', async () => {
  await all.as.mara.graph(
    'mutation { addAlert(input: { name: "Richmond", searchParams: { statusType: buy, searchMode: location, locationSearchContext: { searchLocations: [{ id: "1" }] } } }) { id } }',
  );
  const homes = [{ id: 11 }, { id: 12 }];
  for (const home of homes) {
    await fillTestListings(all.database, [home]);
    await matchListings(all.database, [{ id: home.id, before: null }], momentAt(Date.now()));
  }
  expect(await list('mara')).toMatchObject([
    { kind: 'alert', text: '2 new homes match your alert “Richmond”', path: '/alerts' },
  ]);
  await sql`update alert_listing set seen_at = now()`.execute(all.database);
  expect(await list('mara')).toEqual([]);
});
