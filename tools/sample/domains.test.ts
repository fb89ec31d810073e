import { Readable } from 'node:stream';
import { sql, type RawBuilder } from 'kysely';
import { agentAddress } from '@verandah/market';
import { databaseWithPlaces, importSchools, isPassword, isSampleSite, passwordHashOf } from '@verandah/api/test-kit';
import { type Database, suggestPlaces } from '@verandah/api';
import { articleSlugs, readArticle } from './community/posts.ts';
import { fillSample } from './fill.ts';
import { sampleAccounts } from './sample-accounts.ts';
import { noPictures } from './sample-pictures.ts';
import { addSchools } from './suburbs/schools.ts';

let database: Database;
let report: Awaited<ReturnType<typeof fillSample>>;
const now = new Date('2026-11-21T01:00:00Z');
beforeAll(async () => {
  database = await databaseWithPlaces();
  report = await fillSample(database, { listings: 2_000, seed: 3, now, accounts: true });
}, 300_000);
afterAll(() => database.destroy());

const rowsOf = async <Row>(query: RawBuilder<Row>): Promise<Row[]> => (await query.execute(database)).rows;
/** How many rows a query finds. */
const count = async (query: RawBuilder<unknown>): Promise<number> =>
  Number((await rowsOf(sql<{ n: number }>`select count(*)::int as n from (${query}) counted`))[0]?.n);

test('[DATA-04] every domain has something to show, in every state', async () => {
  expect(report).toMatchObject({ accounts: 3, posts: 12 });
  const states: Record<string, RawBuilder<unknown>> = {
    'companies with offices': sql`select distinct company_id from office where company_id is not null`,
    'agents with a description': sql`select from agent where bio <> '' and expertise <> '{}'`,
    awards: sql`select from agent where awards <> '[]'`,
    tiers: sql`select distinct tier from agent`,
    'replied reviews': sql`select from agent_review where reply is not null`,
    'pending reviews': sql`select from agent_review where status = 'pending'`,
    'hidden reviews': sql`select from agent_review where status = 'hidden'`,
    'imported reviews': sql`select from agent_review where source = 'imported'`,
    "vendors' reviews": sql`select from agent_review where source = 'vendor' and request_id is not null`,
    'open requests': sql`select from vendor_review_request where status = 1`,
    'place reviews': sql`select from location_review where ratings <> '{}' and pros <> ''`,
    'unanswered questions': sql`select from question where answers = 0 and is_visible`,
    'answered questions': sql`select from question where answers > 1`,
    'hidden questions': sql`select from question where not is_visible`,
    discussions: sql`select from question where is_discussion`,
    'comments on answers': sql`select from answer_comment`,
    'shared collections': sql`select from collection_collaborator`,
    invites: sql`select from collection_invite`,
    reactions: sql`select from collection_reaction where comment <> ''`,
    'unseen listings': sql`select from alert_listing where seen_at is null`,
    'alerts by map and drawing': sql`select from alert where area is not null`,
    'alerts by office': sql`select from alert where office_id is not null`,
    'alerts by suburb': sql`select distinct alert_id from alert_locality`,
    'enquiries answered': sql`select from enquiry where status = 'answered'`,
    'enquiries to an agent': sql`select from enquiry where kind = 'agent'`,
    sold: sql`select from agent_transaction where listing_id is not null`,
    'sold before': sql`select from agent_transaction where listing_id is null`,
    views: sql`select from listing_day where views > 0`,
    reports: sql`select from report where status = 'open'`,
    followers: sql`select from follow where kind = 'agent'`,
  };
  for (const [name, query] of Object.entries(states)) expect([name, (await count(query)) > 0]).toEqual([name, true]);
  expect(
    (await rowsOf(sql<{ type: string }>`select distinct type from activity order by 1`)).map(({ type }) => type),
  ).toEqual([
    'AnsweredAQuestion',
    'AskedAQuestion',
    'ListedAProperty',
    'Reviewed',
    'ReviewedALocation',
    'SoldOrLeasedAProperty',
  ]);
});

test('[SRCH-33] schools are invented, inside their suburbs, found by name, and marked as the sample’s', async () => {
  const [found] = await rowsOf(
    sql<{ schools: number; kinds: number; sectors: number; marked: number; astray: number }>`
      select count(*)::int as schools, count(distinct s.kind)::int as kinds, count(distinct s.sector)::int as sectors,
        count(*) filter (where s.acara_id like 'sample%')::int as marked,
        count(*) filter (where abs(s.latitude - l.latitude) > 0.05)::int as astray
      from school s join locality l on l.id = s.locality_id`,
  );
  expect(found).toMatchObject({ schools: report.schools, kinds: 3, sectors: 3, marked: report.schools, astray: 0 });
  expect(report.schools).toBeGreaterThan(1000);
  const names = await suggestPlaces(database, 'banksia gully', ['school'], 3);
  expect(names.map(({ kind }) => kind)).toEqual(['school', 'school', 'school']);
});

test('[DATA-04] three accounts can sign in, one of them the busiest agent who both sells and lets', async () => {
  const members = await rowsOf(
    sql<{
      id: number;
      email: string;
      role: string;
      agent_id: number | null;
      username: string;
    }>`select id, email, role, agent_id, username from member where email like '%@verandah.example' order by email`,
  );
  expect(members.map(({ email, role }) => [email, role])).toEqual([
    [sampleAccounts.admin, 'admin'],
    [sampleAccounts.agent, 'member'],
    [sampleAccounts.member, 'member'],
  ]);
  for (const { id } of members)
    expect(await isPassword(sampleAccounts.password, await passwordHashOf(database, id))).toBe(true);
  const [busiest] = await rowsOf(sql<{ agent_id: number; username: string }>`
    select a.id as agent_id, a.username from listing_agent l join agent a on a.id = l.agent_id
      join listing h on h.id = l.listing_id and h.status = 'available'
      group by a.id order by count(distinct h.listing_class) desc, count(*) desc, a.id limit 1`);
  expect(members[1]).toMatchObject({ ...busiest });
  expect(agentAddress(members[1]?.username ?? '')).toContain(busiest?.username ?? 'none');
  expect(await count(sql`select from member where password_hash is not null`)).toBe(3);
});

test('[DATA-04] no member reviews themselves, answers come after questions, and nothing is older than its author', async () => {
  const wrong: Record<string, RawBuilder<unknown>> = {
    'own review': sql`select from agent_review r join member m on m.id = r.member_id where m.agent_id = r.agent_id`,
    'answer before its question': sql`select from answer a join question q on q.id = a.question_id
      where a.created_at < q.created_at`,
    'comment before its answer': sql`select from answer_comment c join answer a on a.id = c.answer_id
      where c.created_at < a.created_at`,
    'comment before its review': sql`select from location_review_comment c join location_review r on r.id = c.review_id
      where c.created_at < r.created_at`,
    'reply before its review': sql`select from agent_review where replied_at < created_at`,
    'review before its author': sql`select from location_review r join member m on m.id = r.member_id
      where r.created_at < m.created_at`,
    'question before its author': sql`select from question q join member m on m.id = q.member_id
      where q.created_at < m.created_at`,
    'something of tomorrow': sql`select at from activity where at > ${now.toISOString()}::timestamptz`,
    'own vote': sql`select from vote v join question q on v.kind = 'question' and q.id = v.target_id
      where q.member_id = v.member_id`,
    "stranger's listing in a collection": sql`select from collection_listing l
      join collection c on c.id = l.collection_id where l.member_id <> c.owner_id and not exists (select
      from collection_collaborator o where o.collection_id = c.id and o.member_id = l.member_id)`,
  };
  for (const [name, query] of Object.entries(wrong)) expect([name, await count(query)]).toEqual([name, 0]);
});

test('[DATA-58] a filled site is recognised as one with sample data', async () => {
  expect(await isSampleSite(database)).toBe(true);
});

test('[DATA-57] what waits for moderators has waited for days, and reports came after what they are about', async () => {
  const waiting = sql`select created_at from report where status = 'open'
    union all select created_at from agent_review where status = 'pending'
    union all select created_at from location_review where status = 'pending'`;
  expect(await count(waiting)).toBeGreaterThan(10);
  expect(
    await count(sql`select from (${waiting}) w where created_at < ${now.toISOString()}::timestamptz - interval '2 weeks'
      or created_at > ${now.toISOString()}::timestamptz`),
  ).toBe(0);
  expect(
    await count(sql`select from report r join (
        select 'agent-review' as kind, id, created_at from agent_review
        union all select 'location-review', id, created_at from location_review
        union all select 'answer', id, created_at from answer
      ) t on t.kind = r.kind and t.id = r.target_id where r.created_at <= t.created_at`),
  ).toBe(0);
});

test('[DATA-56] agents have sold or let homes in the last twelve months, as many as one person can, at prices of their suburb', async () => {
  const deals = await rowsOf(
    sql<{ n: number }>`
      select count(*)::int as n from agent_transaction
      where completed_on > ${now.toISOString()}::date - 365 group by agent_id`,
  );
  expect(deals.length).toBe(report.agents);
  expect(deals.filter(({ n }) => n < 2 || n > 40)).toEqual([]);
  const [price] = await rowsOf(
    sql<{ dear: number; cheap: number }>`
      select percentile_cont(0.5) within group (order by t.price) filter (where p.state_code = 'NSW') as dear,
        percentile_cont(0.5) within group (order by t.price) filter (where p.state_code = 'SA') as cheap
      from agent_transaction t join locality p on p.id = t.locality_id where t.kind = 'sold'`,
  );
  expect(price?.dear).toBeGreaterThan((price?.cheap ?? 0) * 1.2);
});

test('[DATA-04] no two texts of a page are alike', async () => {
  for (const query of [
    sql`select agent_id, text from agent_review group by 1, 2 having count(*) > 1`,
    sql`select locality_id, text from location_review group by 1, 2 having count(*) > 1`,
    sql`select locality_id, title from question group by 1, 2 having count(*) > 1`,
    sql`select question_id, text from answer group by 1, 2 having count(*) > 1`,
    sql`select bio from agent where bio <> '' group by 1 having count(*) > 1`,
  ])
    expect(await count(query)).toBe(0);
});

test('[DATA-04] texts hold nothing of a hidden street or price, and lead nowhere outside', async () => {
  const hidden = await rowsOf(
    sql<{
      home: string;
      street: string;
      id: number;
    }>`select id, concat(street_number, ' ', street) as home, street from listing where not street_visible`,
  );
  expect(hidden.length).toBeGreaterThan(20);
  const texts = (
    await rowsOf(sql<{ text: string }>`
    select text || title || coalesce(reply, '') as text from agent_review union all
      select title || text || pros || cons from location_review union all select text from location_review_comment
    union all select title || content from question union all select text from answer union all select text
      from answer_comment union all select markdown || summary from post
    union all select bio || social::text from agent union all select message from enquiry union all select comment
      from collection_reaction union all select name || description from collection, (values ('')) v(description)
    union all select detail from report`)
  )
    .map(({ text }) => text)
    .join('\n');
  expect(hidden.filter(({ home }) => texts.includes(home))).toEqual([]);
  expect(texts.match(/\$\s?\d/g)).toBeNull();
  expect([...new Set(texts.match(/https?:\/\/[^/"\s]+/g))].filter((host) => !host.endsWith('.example'))).toEqual([]);
  const described = await rowsOf(
    sql<{
      address: string;
      home: string;
    }>`select t.address, concat(l.street_number, ' ', l.street) as home from agent_transaction t
      join listing l on l.id = t.listing_id where not l.street_visible`,
  );
  expect(described.length).toBeGreaterThan(3);
  expect(
    described.filter(({ address, home }) => address.includes(home) || /\d/.test(address.replace(/\d{4}$/, ''))),
  ).toEqual([]);
  expect(
    await count(sql`select from agent_transaction t join listing l on l.id = t.listing_id where t.price is not null
    and not (case l.status_type when 'sold' then l.completed_price_visible else l.price_visible end)`),
  ).toBe(0);
  expect(
    await count(sql`select from past_sale p join listing l on l.id = p.listing_id where not l.completed_price_visible`),
  ).toBe(0);
});

test('[DATA-04] sales of ten years rise as the state did, and units cost less than houses', async () => {
  const medians = await rowsOf(sql<{ kind: string; year: number; median: number; n: number }>`
    select kind, extract(year from sold_on)::int as year, percentile_cont(0.5) within group (order by price)::int as
      median, count(*)::int as n
    from past_sale p join locality l on l.id = p.locality_id where l.state_code = 'QLD' and l.setting = 'metropolitan'
      and kind <> 'land' and listing_id is null group by 1, 2 order by 1, 2`);
  const of = (kind: string, year: number): number =>
    medians.find((row) => row.kind === kind && row.year === year)?.median ?? 0;
  expect(of('house', 2025) / of('house', 2018)).toBeGreaterThan(1.6);
  expect(of('unit', 2025)).toBeLessThan(of('house', 2025) * 0.8);
  const [ends] = await rowsOf(
    sql<{
      first: string;
      last: string;
    }>`select min(sold_on)::text as first, max(sold_on)::text as last from past_sale where listing_id is null`,
  );
  expect(ends).toEqual({ first: expect.stringMatching(/^2016-10/), last: expect.stringMatching(/^2026-09/) });
});

test('[QNA-05] every article has a title, a summary and a page of Markdown', () => {
  expect(articleSlugs).toHaveLength(12);
  for (const slug of articleSlugs) {
    const { title, summary, markdown } = readArticle(slug);
    expect(title.length).toBeLessThan(60);
    expect(summary.length).toBeLessThan(160);
    expect(markdown.split(/\s+/).length).toBeGreaterThan(200);
    expect(markdown).not.toMatch(/^# /m);
  }
});

test('[SRCH-33] an import of real schools removes the invented ones, and none are added beside real ones', async () => {
  const table = `acara_id,name,suburb,state,postcode,type,sector,latitude,longitude
44512,A Real School,Richmond,VIC,3121,Primary,Government,-37.82,144.99`;
  expect(await importSchools(database, Readable.from([Buffer.from(table)]))).toMatchObject({
    created: 1,
    removed: report.schools,
  });
  const none = { first: 1, last: 0 };
  expect(
    await addSchools({
      database,
      seed: 3,
      now,
      offices: none,
      agents: none,
      listings: none,
      places: [],
      pictures: noPictures,
    }),
  ).toBe(0);
  expect(await count(sql`select from school`)).toBe(1);
});
