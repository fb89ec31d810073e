import { type PlaceFactor, placeFactors } from '@verandah/api';
import { insertRows, reserveIds } from '../bulk.ts';
import { chance, mixSeed, type Chance } from '../chance.ts';
import { daysBefore, type KnownPlace, type SampleMember, type SampleRun } from '../run.ts';
import { placeReviewComment, placeReviewWords } from './review-words.ts';

/** Reviews of one kind of place vary around this. */
const usual: Readonly<Record<KnownPlace['setting'], Readonly<Record<PlaceFactor, number>>>> = {
  metropolitan: {
    transport: 4.1,
    shopsAndCafes: 4.4,
    schools: 3.9,
    parks: 3.8,
    safety: 3.7,
    quiet: 2.8,
    community: 3.6,
    families: 3.6,
    parking: 2.4,
    value: 2.9,
  },
  'semi-rural': {
    transport: 2.9,
    shopsAndCafes: 3.4,
    schools: 3.9,
    parks: 4.2,
    safety: 4.2,
    quiet: 4,
    community: 4,
    families: 4.4,
    parking: 4,
    value: 3.8,
  },
  rural: {
    transport: 1.9,
    shopsAndCafes: 2.7,
    schools: 3.5,
    parks: 4.4,
    safety: 4.4,
    quiet: 4.7,
    community: 4.5,
    families: 4,
    parking: 4.7,
    value: 4.3,
  },
};
/** Days that a review waits for a moderator at most. */
const longestWait = 10;
const stars = (value: number): number => Math.min(5, Math.max(1, Math.round(value)));

/** Members' reviews of places. Their texts fit their stars; one review a member and place. */
export async function addPlaceReviews(
  { database, seed, now }: SampleRun,
  places: readonly KnownPlace[],
  members: readonly SampleMember[],
): Promise<number> {
  const reviews = places.flatMap((place, index) => {
    const random = chance(mixSeed(seed, 'place reviews', place.slug));
    const liked = (random.fraction() - 0.5) * 1.2;
    const used = new Set<string>();
    return random
      .some(members, Math.max(1, random.int(2, 8) - Math.floor(index / 25)))
      .map((member) => review(random, place, member, liked, now, used));
  });
  const first = await reserveIds(database, 'location_review', reviews.length);
  await insertRows(
    database,
    'location_review',
    [
      'id int',
      'locality_id int',
      'member_id int',
      'author_name text',
      'relation text',
      'rating smallint',
      'ratings jsonb',
      'title text',
      'pros text',
      'cons text',
      'text text',
      'status text',
      'created_at timestamptz',
    ],
    reviews.map((row, index) => ({ id: first + index, ...row })),
  );
  const replies = chance(mixSeed(seed, 'place review comments'));
  const comments = reviews.flatMap((row, index) => {
    if (row.status !== 'published') return [];
    return replies
      .some(
        members.filter(({ id }) => id !== row.member_id),
        replies.weighed([
          [0, 6],
          [1, 3],
          [2, 1],
        ]),
      )
      .map((member, turn) => ({
        review_id: first + index,
        member_id: member.id,
        author_name: member.name,
        text: placeReviewComment(replies, row.rating, turn),
        status: replies.happens(0.03) ? 'hidden' : 'published',
        created_at: daysBefore(now, Math.floor(row.age * (0.8 - 0.3 * turn)), replies.int(0, 600)),
      }));
  });
  await insertRows(
    database,
    'location_review_comment',
    ['review_id int', 'member_id int', 'author_name text', 'text text', 'status text', 'created_at timestamptz'],
    comments,
  );
  const helpful = reviews.flatMap((row, index) =>
    row.status !== 'published'
      ? []
      : replies
          .some(
            members.filter(({ id }) => id !== row.member_id),
            replies.int(0, 9),
          )
          .map((member) => ({ review_id: first + index, member_id: member.id, helpful: replies.happens(0.88) })),
  );
  await insertRows(database, 'location_review_helpful', ['review_id int', 'member_id int', 'helpful boolean'], helpful);
  return reviews.length;
}

function review(random: Chance, place: KnownPlace, member: SampleMember, liked: number, now: Date, used: Set<string>) {
  const mood = liked + (random.fraction() + random.fraction() - 1) * 1.6;
  const all = Object.fromEntries(
    placeFactors.map((factor) => [
      factor,
      stars(usual[place.setting][factor] + mood * 0.7 + (random.fraction() - 0.5) * 1.5),
    ]),
  ) as Record<PlaceFactor, number>;
  const rating = stars(3.9 + mood);
  const rated = random.some(
    placeFactors,
    random.weighed([
      [10, 5],
      [7, 2],
      [4, 2],
    ]),
  );
  const relation = random.weighed([
    ['lives', 6],
    ['lived', 3],
    ['works', 1],
    ['visits', 1],
  ] as const);
  const status = random.weighed([
    ['published', 95],
    ['pending', 3],
    ['hidden', 2],
  ] as const);
  const age = random.int(1, Math.min(member.joined - 1, status === 'pending' ? longestWait : Infinity));
  return {
    locality_id: place.id,
    member_id: member.id,
    author_name: member.name,
    relation,
    rating,
    ratings: Object.fromEntries(rated.map((factor) => [factor, all[factor]])),
    ...placeReviewWords(random, place, all, rating, relation, used),
    status,
    created_at: daysBefore(now, age, random.int(0, 900)),
    age,
  };
}
