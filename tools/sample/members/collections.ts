import { sql } from 'kysely';
import { insertRows, reserveIds } from '../bulk.ts';
import { chance, mixSeed } from '../chance.ts';
import { daysBefore, hexDigits, type SampleMember, type SampleRun } from '../run.ts';

const names = [
  'Saturday inspections',
  'Maybe',
  'Close to work',
  'For mum and dad',
  'Dream kitchens',
  'Under budget',
  'Big gardens',
  'Near the beach',
  'Our shortlist',
  'Places with a study',
  'Rentals for July',
  'Renovators',
] as const;
const likes = [
  'The light!',
  'Walkable to the station.',
  'Love the garden.',
  'Good size for us.',
  'Ask about the roof.',
  'This one, please.',
  'Room for the piano.',
] as const;
const dislikes = [
  'Too close to the main road.',
  'No storage.',
  'The third bedroom is a cupboard.',
  'Stairs.',
  'West-facing, we would cook.',
  'Not with the dog.',
] as const;

/**
 * Collections of members with what they saved, those they share them with, and what each wrote about the homes; the
 * first ones belong to `owner`.
 */
export async function addCollections(
  { database, seed, now, listings }: SampleRun,
  members: readonly SampleMember[],
  owner: SampleMember | null,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from listing where id between ${listings.first}::int and ${listings.last}::int and status = 'available'
      order by id limit 5000`.execute(database);
  const offered = rows.map(({ id }) => id);
  const random = chance(mixSeed(seed, 'collections'));
  const owners = [
    ...(owner === null ? [] : [owner, owner, owner]),
    ...random.some(members, Math.min(120, Math.ceil(members.length / 4))),
  ];
  const first = await reserveIds(database, 'collection', owners.length);
  const made = owners.map((by, index) => {
    const start = random.int(0, Math.max(0, offered.length - 400));
    const others = random.some(
      members.filter(({ id }) => id !== by.id),
      by === owner && index === 0
        ? 2
        : random.weighed([
            [0, 5],
            [1, 3],
            [2, 1],
          ]),
    );
    const saved = random.some(offered.slice(start, start + 400), by === owner && index === 0 ? 9 : random.int(1, 8));
    const contributors = [by, ...others];
    const created = random.int(5, Math.min(200, by.joined - 1));
    const name = by === owner ? (names[index * 3] ?? names[0]) : random.pick(names);
    return {
      id: first + index,
      uri: hexDigits(random.int, 24),
      by,
      name,
      isPublic: random.happens(0.25),
      others,
      created,
      saved: saved.map((listing) => ({
        listing,
        by: random.pick(contributors),
        age: random.int(0, created),
        reactions: contributors
          .filter(() => random.happens(0.4))
          .map(({ id }) => {
            const liked = random.happens(0.7);
            return {
              member: id,
              type: liked ? 'like' : 'dislike',
              comment: random.happens(0.7) ? random.pick(liked ? likes : dislikes) : '',
            };
          }),
      })),
    };
  });
  await insertRows(
    database,
    'collection',
    [
      'id int',
      'uri text',
      'owner_id int',
      'name text',
      'is_public boolean',
      'created_on timestamptz',
      'modified_on timestamptz',
    ],
    made.map(({ id, uri, by, name, isPublic, created, saved }) => ({
      id,
      uri,
      owner_id: by.id,
      name,
      is_public: isPublic,
      created_on: daysBefore(now, created, 30),
      modified_on: daysBefore(now, Math.min(...saved.map(({ age }) => age))),
    })),
  );
  await insertRows(
    database,
    'collection_collaborator',
    ['collection_id int', 'member_id int', 'joined_at timestamptz'],
    made.flatMap(({ id, others, created }) =>
      others.map((other) => ({
        collection_id: id,
        member_id: other.id,
        joined_at: daysBefore(now, Math.max(0, created - 1)),
      })),
    ),
  );
  await insertRows(
    database,
    'collection_listing',
    ['collection_id int', 'listing_id int', 'member_id int', 'added_at timestamptz'],
    made.flatMap(({ id, saved }) =>
      saved.map(({ listing, by, age }) => ({
        collection_id: id,
        listing_id: listing,
        member_id: by.id,
        added_at: daysBefore(now, age, 10),
      })),
    ),
  );
  await insertRows(
    database,
    'collection_reaction',
    [
      'collection_id int',
      'listing_id int',
      'member_id int',
      'reaction_type text',
      'comment text',
      'created_at timestamptz',
    ],
    made.flatMap(({ id, saved }) =>
      saved.flatMap(({ listing, age, reactions }) =>
        reactions.map(({ member, type, comment }) => ({
          collection_id: id,
          listing_id: listing,
          member_id: member,
          reaction_type: type,
          comment,
          created_at: daysBefore(now, Math.floor(age / 2)),
        })),
      ),
    ),
  );
  await invite(random.int, made, { database, now }, owner);
  return made.length;
}

/** Open invitations: one of the account's first collection, and some others. */
async function invite(
  int: (from: number, to: number) => number,
  made: readonly { readonly id: number; readonly by: SampleMember }[],
  { database, now }: Pick<SampleRun, 'database' | 'now'>,
  owner: SampleMember | null,
): Promise<void> {
  await insertRows(
    database,
    'collection_invite',
    ['collection_id int', 'email text', 'unique_identifier uuid', 'invited_by int', 'created_at timestamptz'],
    made
      .filter(({ by }, index) => (by === owner ? index === 0 : index % 12 === 5))
      .map(({ id, by }) => {
        const digits = hexDigits(int, 32);
        return {
          collection_id: id,
          email: by === owner ? 'sam.hartley@post.example' : `friend.${id}@post.example`,
          invited_by: by.id,
          created_at: daysBefore(now, int(0, 6)),
          unique_identifier: `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20)}`,
        };
      }),
  );
}
