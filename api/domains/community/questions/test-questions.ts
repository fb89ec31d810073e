import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { fillTestPlaces } from '../../listings/test-market.ts';
import { callerOf, fillTestMembers, testMembers, type TestCaller } from '../../../test-kit/test-members.ts';
import { testService } from '../../../test-kit/test-service.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';

type Name = keyof typeof testMembers;

/** An API with locations and members, and clients that call it as each of them. */
export interface QuestionService {
  readonly database: Database;
  readonly as: Readonly<Record<Name | 'visitor', TestCaller>>;
  /** Deletes all posts and resets the rate limits. */
  clean(): Promise<void>;
  close(): Promise<void>;
}

export async function questionService(): Promise<QuestionService> {
  const database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  const service = await testService(database);
  const as = { visitor: await callerOf(service, null) } as Record<Name | 'visitor', TestCaller>;
  for (const name of Object.keys(testMembers) as Name[]) as[name] = await callerOf(service, testMembers[name]);
  return {
    database,
    as,
    async clean() {
      await emptyTables(
        database,
        [
          'question',
          'answer',
          'answer_comment',
          'vote',
          'follow',
          'throttle',
          'activity',
          'report',
          'moderation_event',
        ],
        'restart identity',
      );
    },
    async close() {
      await service.close();
      await database.destroy();
    },
  };
}
