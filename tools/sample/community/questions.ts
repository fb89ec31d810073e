import { slugText } from '@verandah/market';
import { sql } from 'kysely';
import { insertRows, reserveIds } from '../bulk.ts';
import { chance, mixSeed, type Chance } from '../chance.ts';
import { daysBefore, type KnownPlace, type SampleMember, type SampleRun } from '../run.ts';
import { commentsOnAnswers, sampleQuestions, type SampleQuestion } from './question-words.ts';

/**
 * Questions and discussions about known places with answers, comments and votes; some hidden, some unanswered. Each
 * location has each question once.
 */
export async function addQuestions(
  run: SampleRun,
  places: readonly KnownPlace[],
  members: readonly SampleMember[],
): Promise<number> {
  const { database, seed, now } = run;
  const random = chance(mixSeed(seed, 'questions'));
  const agents = members.filter(({ agentId }) => agentId !== null);
  const questions = places.flatMap((place, index) =>
    random
      .some(sampleQuestions, Math.max(0, random.int(1, 6) - Math.floor(index / 30)))
      .map((sample) => question(random, place, sample, random.pick(members), now)),
  );
  const first = await reserveIds(database, 'question', questions.length);
  const answers = questions.flatMap((each, index) => {
    const count = each.hidden
      ? 0
      : random.weighed([
          [0, 3],
          [1, 4],
          [2, 3],
          [3, 1],
        ]);
    return random.some(each.sample.answers, count).map((text, turn) => {
      const author = agents.length > 0 && random.happens(0.2) ? random.pick(agents) : random.pick(members);
      return {
        question_id: first + index,
        member_id: author.id,
        author_name: author.name,
        text,
        is_visible: !random.happens(0.03),
        age: Math.max(0, each.age - 1 - turn * random.int(0, 6)),
        asker: each.member_id,
      };
    });
  });
  const firstAnswer = await reserveIds(database, 'answer', answers.length);
  const comments = answers.flatMap((answer, index) =>
    !answer.is_visible || answer.age === 0
      ? []
      : random
          .some(
            commentsOnAnswers,
            random.weighed([
              [0, 6],
              [1, 3],
              [2, 1],
            ]),
          )
          .map((text) => {
            const author = random.happens(0.4)
              ? (members.find(({ id }) => id === answer.asker) ?? random.pick(members))
              : random.pick(members);
            return {
              answer_id: firstAnswer + index,
              member_id: author.id,
              author_name: author.name,
              text,
              created_at: daysBefore(now, Math.max(0, answer.age - 1), random.int(0, 800)),
            };
          }),
  );

  await insertRows(
    database,
    'question',
    [
      'id int',
      'uri text',
      'locality_id int',
      'member_id int',
      'author_name text',
      'title text',
      'content text',
      'is_discussion boolean',
      'is_visible boolean',
      'views int',
      'topics text[]',
      'created_at timestamptz',
      'updated_at timestamptz',
    ],
    questions.map((each, index) => {
      const ages = answers.filter((answer) => answer.question_id === first + index).map(({ age }) => age);
      return {
        ...each,
        id: first + index,
        uri: `${each.name}-${first + index}`,
        is_visible: !each.hidden,
        updated_at: daysBefore(now, Math.min(each.age, ...ages)),
      };
    }),
  );
  await insertRows(
    database,
    'answer',
    [
      'id int',
      'question_id int',
      'member_id int',
      'author_name text',
      'text text',
      'is_visible boolean',
      'created_at timestamptz',
    ],
    answers.map((answer, index) => ({
      ...answer,
      id: firstAnswer + index,
      created_at: daysBefore(now, answer.age, random.int(0, 800)),
    })),
  );
  await insertRows(
    database,
    'answer_comment',
    ['answer_id int', 'member_id int', 'author_name text', 'text text', 'created_at timestamptz'],
    comments,
  );
  await insertRows(
    database,
    'vote',
    ['kind text', 'target_id int', 'member_id int', 'value smallint'],
    [
      ...questions.flatMap((each, index) => votes(random, 'question', first + index, members, each.member_id, 8)),
      ...answers.flatMap((each, index) => votes(random, 'answer', firstAnswer + index, members, each.member_id, 10)),
    ],
  );
  // Some askers have chosen the answer that helped.
  await sql`update question q set best_answer_id = (
      select id from answer where question_id = q.id and is_visible and votes >= 3 order by votes desc, id limit 1
    ) where q.id >= ${first}::int and q.id % 3 = 0 and not q.is_discussion`.execute(database);
  await sql`insert into follow (member_id, kind, target_id, created_at)
    select member_id, 'question', id, created_at from question where id >= ${first}::int and member_id is not null
      on conflict do nothing`.execute(database);
  return questions.length;
}

function question(random: Chance, place: KnownPlace, sample: SampleQuestion, member: SampleMember, now: Date) {
  const title = sample.title.replace('{place}', place.name);
  const age = random.int(1, Math.min(700, member.joined - 1));
  const name = slugText(title);
  return {
    sample,
    age,
    hidden: random.happens(0.04),
    name: `${
      name.length <= 60
        ? name
        : name
            .slice(0, 61)
            .replace(/-[^-]*$/, '')
            .slice(0, 60)
    }-${place.slug}`,
    locality_id: place.id,
    member_id: member.id,
    author_name: member.name,
    title,
    content: sample.content.replace('{place}', place.name),
    is_discussion: sample.discussion ?? false,
    topics: sample.topics,
    views: random.int(3, 60) + Math.floor(age / 2),
    created_at: daysBefore(now, age, random.int(0, 1_200)),
  };
}

const votes = (
  random: Chance,
  kind: 'question' | 'answer',
  target: number,
  members: readonly SampleMember[],
  author: number,
  most: number,
) =>
  random
    .some(members, random.int(0, most))
    .filter(({ id }) => id !== author)
    .map(({ id }) => ({ kind, target_id: target, member_id: id, value: random.happens(0.87) ? 1 : -1 }));
