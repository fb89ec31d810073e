import { sql, type RawBuilder } from 'kysely';
import { formerName } from '../../members/public.ts';
import type { NotificationKind } from './notification.ts';

/** Name of the member `m` who wrote the post `p`; former members have none. */
const author = sql`case when m.deleted_at is not null then ${formerName} else coalesce(m.name, p.author_name) end`;
/** Nothing is shown of suspended authors. */
const byMember = sql`left join member m on m.id = p.member_id`;
const present = sql`m.suspended_at is null`;
const shownPost = sql`p.is_visible and not p.removed`;
/** The question `q` of a post, unless it is hidden from the recipient. */
const shownQuestion = sql`not q.removed and (q.is_visible or q.member_id = n.member_id)`;

interface Source {
  /** The actor; of a listing, the agent whom the recipient follows. */
  readonly name?: RawBuilder<unknown>;
  readonly subject?: RawBuilder<unknown>;
  readonly excerpt?: RawBuilder<unknown>;
  readonly place?: RawBuilder<unknown>;
  readonly slug?: RawBuilder<unknown>;
  readonly own?: RawBuilder<unknown>;
  readonly variant?: RawBuilder<unknown>;
  readonly count?: RawBuilder<unknown>;
  /** The listing whose photograph stands for it, if it is not about a listing itself. */
  readonly pictured?: RawBuilder<unknown>;
  /** Tables and the condition for the notification `n` to be shown. */
  readonly from: RawBuilder<unknown>;
}

/** New homes of the alert `p` that can still be opened. */
const newHomes = sql`(select count(*) from alert_listing h join listing l on l.id = h.listing_id and l.published
  and l.status <> 'removed'
  where h.alert_id = p.id and h.seen_at is null)`;

/** The agent of the listing `h` whom the recipient follows. */
const followedAgent = sql`(select g.name from listing_agent la join agent g on g.id = la.agent_id
  join follow f on f.kind = 'agent' and f.target_id = g.id and f.member_id = n.member_id
    where la.listing_id = h.id order by la.place limit 1)`;
/** Address and price of a listing are read by its own rules (`listing-facts.ts`). */
const offered = sql`h.id = n.target_id and h.published and h.status = 'available'`;
const nextInspection = sql`(select min(i.starts_at) from inspection i where i.listing_id = h.id and i.ends_at > now())`;

/** Content of each kind, with the conditions for it to be shown to the recipient of `n`. */
const sources: Readonly<Record<NotificationKind, Source>> = {
  answer: {
    name: author,
    subject: sql`q.title`,
    excerpt: sql`p.text`,
    place: sql`l.name`,
    slug: sql`q.uri`,
    own: sql`q.member_id is not distinct from n.member_id`,
    variant: sql`case when q.is_discussion then 'discussion' else 'question' end`,
    from: sql`answer p ${byMember} join question q on q.id = p.question_id join locality l on l.id = q.locality_id
      where p.id = n.target_id and ${present} and ${shownPost} and ${shownQuestion}`,
  },
  comment: {
    name: author,
    subject: sql`q.title`,
    excerpt: sql`p.text`,
    place: sql`l.name`,
    slug: sql`q.uri`,
    from: sql`answer_comment p ${byMember} join answer a on a.id = p.answer_id join question q on q.id = a.question_id
      join locality l on l.id = q.locality_id
      where p.id = n.target_id and ${present} and ${shownPost} and not a.removed and ${shownQuestion}`,
  },
  question: {
    name: author,
    subject: sql`p.title`,
    excerpt: sql`p.content`,
    place: sql`l.name`,
    slug: sql`p.uri`,
    variant: sql`case when p.is_discussion then 'discussion' else 'question' end`,
    from: sql`question p ${byMember} join locality l on l.id = p.locality_id where p.id = n.target_id and ${present}
      and ${shownPost}`,
  },
  reviewComment: {
    name: author,
    excerpt: sql`p.text`,
    place: sql`l.name`,
    slug: sql`l.slug`,
    variant: sql`r.id::text`,
    from: sql`location_review_comment p ${byMember} join location_review r on r.id = p.review_id
      join locality l on l.id = r.locality_id
      where p.id = n.target_id and ${present} and p.status = 'published' and r.status <> 'removed'`,
  },
  locationReview: {
    name: author,
    subject: sql`nullif(p.title, '')`,
    excerpt: sql`coalesce(nullif(p.text, ''), nullif(p.pros, ''), p.cons)`,
    place: sql`l.name`,
    slug: sql`l.slug`,
    from: sql`location_review p ${byMember} join locality l on l.id = p.locality_id
      where p.id = n.target_id and ${present} and p.status = 'published'`,
  },
  agentReview: {
    name: author,
    subject: sql`nullif(p.title, '')`,
    excerpt: sql`p.text`,
    place: sql`g.name`,
    slug: sql`g.username`,
    from: sql`agent_review p ${byMember} join agent g on g.id = p.agent_id
      where p.id = n.target_id and ${present} and p.status = 'published'`,
  },
  reviewReply: {
    name: sql`g.name`,
    subject: sql`nullif(p.title, '')`,
    excerpt: sql`p.reply`,
    slug: sql`g.username`,
    from: sql`agent_review p join agent g on g.id = p.agent_id
      where p.id = n.target_id and p.reply is not null and p.status = 'published'`,
  },
  review: {
    name: author,
    subject: sql`nullif(p.title, '')`,
    excerpt: sql`p.text`,
    slug: sql`g.username`,
    from: sql`agent_review p ${byMember} join agent g on g.id = p.agent_id
      where p.id = n.target_id and ${present} and p.status = 'published'`,
  },
  enquiry: {
    name: sql`p.name`,
    excerpt: sql`p.message`,
    place: sql`coalesce(nullif(concat_ws(' ', nullif(concat_ws('/', nullif(h.unit, ''), nullif(h.street_number, '')),
      ''), nullif(h.street, '')), ''), l.name)`,
    variant: sql`p.kind`,
    pictured: sql`h.id`,
    from: sql`enquiry p left join listing h on h.id = p.listing_id left join locality l on l.id = p.locality_id
      where p.id = n.target_id`,
  },
  report: {
    subject: sql`p.reason`,
    slug: sql`p.target_id::text`,
    variant: sql`p.kind`,
    from: sql`report p join member r on r.id = n.member_id and r.role = 'admin'
      where p.id = n.target_id and p.status = 'open'`,
  },
  reportAnswer: {
    subject: sql`p.reason`,
    excerpt: sql`p.detail`,
    // A listing that was taken down has no page.
    slug: sql`coalesce(h.uri, '')`,
    own: sql`p.status = 'upheld'`,
    variant: sql`p.kind`,
    pictured: sql`h.id`,
    from: sql`report p left join listing h on p.kind = 'listing' and h.id = p.target_id and h.published
        and h.status <> 'removed'
      where p.id = n.target_id and p.member_id = n.member_id and p.status <> 'open'`,
  },
  pendingReview: {
    name: sql`g.name`,
    subject: sql`nullif(p.title, '')`,
    excerpt: sql`p.text`,
    from: sql`agent_review p join agent g on g.id = p.agent_id join member r on r.id = n.member_id and r.role = 'admin'
      where p.id = n.target_id and p.status = 'pending'`,
  },
  invitation: {
    name: sql`m.name`,
    subject: sql`c.name`,
    slug: sql`c.uri || '?collectionId=' || c.id || '&uniqueIdentifier=' || p.unique_identifier`,
    from: sql`collection c join collection_invite p on p.collection_id = c.id join member r on r.id = n.member_id
      and lower(r.email) = p.email
      join member m on m.id = p.invited_by where c.id = n.target_id and m.deleted_at is null and ${present}`,
  },
  alert: {
    subject: sql`p.name`,
    count: newHomes,
    pictured: sql`(select h.listing_id from alert_listing h join listing l on l.id = h.listing_id and l.published
      and l.status <> 'removed'
      where h.alert_id = p.id and h.seen_at is null order by h.matched_at desc, h.listing_id desc limit 1)`,
    from: sql`alert p where p.id = n.target_id and p.member_id = n.member_id and ${newHomes} > 0`,
  },
  listed: {
    name: sql`coalesce(${followedAgent}, '')`,
    variant: sql`h.listing_class`,
    from: sql`listing h where ${offered}`,
  },
  price: { from: sql`listing h where ${offered}` },
  inspection: {
    // Where the listing is.
    subject: sql`to_char(${nextInspection} at time zone coalesce(l.time_zone, 'Australia/Melbourne'),
      'FMDay FMDD FMMonth, FMHH12:MI am')`,
    from: sql`listing h left join locality l on l.id = h.locality_id
      where ${offered} and ${nextInspection} is not null`,
  },
  completed: {
    variant: sql`h.listing_class`,
    from: sql`listing h where h.id = n.target_id and h.published and h.status = 'completed'`,
  },
  result: {
    name: sql`coalesce(${followedAgent}, '')`,
    variant: sql`h.listing_class`,
    from: sql`listing h where h.id = n.target_id and h.published and h.status = 'completed'`,
  },
  withdrawn: { from: sql`listing h where h.id = n.target_id and h.published and h.status = 'removed'` },
};

/** Characters that are read of the content: more than any excerpt has. */
const longest = 1000;

/**
 * The facts of the notification `n`: one row, or none when its content is not shown to its member any more. One branch
 * is read for each row.
 */
export const factsOf = sql`(${sql.join(
  Object.entries(sources).map(
    ([kind, { name, subject, excerpt, place, slug, own, variant, count, pictured, from }]) =>
      sql`select ${name ?? sql`''`} as name, coalesce(${subject ?? sql`null`}, '') as subject,
        left(coalesce(${excerpt ?? sql`null`}, ''), ${sql.lit(longest)}) as excerpt,
        coalesce(${place ?? sql`null`}, '') as place, ${slug ?? sql`''`} as slug, ${own ?? sql`true`} as own,
          ${variant ?? sql`''`} as variant, (${count ?? sql`0`})::int as count,
          (${pictured ?? sql`null`})::int as pictured
        from ${from} and n.kind = ${sql.lit(kind)}`,
  ),
  sql` union all `,
)})`;
