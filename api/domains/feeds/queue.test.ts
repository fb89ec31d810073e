import { officeOf, type Sender } from '../agencies/public.ts';
import { addressXml, documentWith, listingXml } from './fixtures/listing.ts';
import { feedService } from './fixtures/service.ts';
import { ImportQueue } from './queue.ts';
import { readDocument } from './read/document.ts';
import { receiveUpload, uploadReport } from './uploads.ts';

let own: Awaited<ReturnType<typeof feedService>>;
const offices: Sender[] = [];
beforeAll(async () => {
  own = await feedService();
  for (const [at, agentId] of ['BIGONE', 'SMALLA', 'SMALLB'].entries()) {
    await own.database
      .insertInto('office')
      .values({ id: 20 + at, slug: `office-${20 + at}`, name: agentId, feed_agent_id: agentId })
      .execute();
    offices.push({ operator: false, officeId: 20 + at, agentId });
  }
});
afterAll(() => own.close());

const feedOf = (agentId: string, count: number, prefix = 'F'): string =>
  documentWith(
    ...Array.from({ length: count }, (_, at) =>
      listingXml(addressXml({ number: String(at + 1) }), { id: `${prefix}${at}`, agentId }),
    ),
  );
const receive = (sender: Sender, count: number, prefix?: string): Promise<string> =>
  receiveUpload(
    own.service,
    readDocument(Buffer.from(feedOf(sender.operator ? '' : (sender.agentId ?? ''), count, prefix))),
    'test.xml',
    sender,
  );
const done = async (id: string, sender: Sender): Promise<number> =>
  (await uploadReport(own.database, id, sender))?.listings.length ?? 0;

test('[DATA-13] small feeds of other offices are imported before a large one that arrived first', async () => {
  const [big, a, b] = offices as [Sender, Sender, Sender];
  const queue = new ImportQueue(own.service);
  const large = await receive(big, 1000);
  const [one, other] = [await receive(a, 1), await receive(b, 2)];
  void queue.add(large, officeOf(big));
  await Promise.all([queue.add(one, officeOf(a)), queue.add(other, officeOf(b))]);
  expect([await done(one, a), await done(other, b)]).toEqual([1, 2]);
  expect(await done(large, big)).toBeLessThan(1000);
  await queue.idle();
  expect(await done(large, big)).toBe(1000);
});

test('[DATA-13] uploads of one office are imported in order of arrival', async () => {
  const [, a] = offices as [Sender, Sender];
  const queue = new ImportQueue(own.service);
  const [first, second] = [await receive(a, 5, 'G'), await receive(a, 1, 'G')];
  void queue.add(first, officeOf(a));
  await queue.add(second, officeOf(a));
  expect(await done(first, a)).toBe(5);
  expect((await uploadReport(own.database, second, a))?.counts).toMatchObject({ unchanged: 1 });
});
