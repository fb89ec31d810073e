import * as v from 'valibot';
import { activityTypes } from '../../members/activities/public.ts';
import { invalidInput, notFound } from '../../../platform/problems/public.ts';
import { id, defineOperation, type Operation, pagingInput, sameAsUri } from '../../../platform/rest/public.ts';
import { agentActivities } from './activity-view.ts';
import { agentIdByUsername, officeOfAgent } from './agent-store.ts';
import { at, pageOf } from './responses.ts';

const some = v.nullable(v.pipe(v.number(), v.integer()));
const response = v.strictObject({
  id: v.pipe(v.number(), v.integer()),
  type: v.picklist(activityTypes),
  agentId: some,
  memberId: some,
  listingId: some,
  localityId: some,
  targetId: some,
  at,
  title: v.string(),
  uri: v.pipe(v.nullable(v.string()), v.description('Root-relative address of the page about the subject.')),
  address: sameAsUri(v.nullable(v.string())),
});
const types = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(1000, 'must have at most 1,000 characters'),
    v.transform((text) =>
      text
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    ),
    v.array(v.picklist(activityTypes, `must be of ${activityTypes.join(', ')}`)),
  ),
  '',
);

export const agentActivityOperations: readonly Operation[] = [
  defineOperation({
    id: 'agentActivities',
    method: 'GET',
    path: '/agents/activities',
    domain: 'agents',
    summary: 'Activity of an agent, latest first. activityTypes are separated by commas; all if omitted.',
    query: v.object({
      agentId: v.optional(id),
      username: v.optional(v.pipe(v.string(), v.maxLength(200))),
      activityTypes: types,
      ...pagingInput(25),
    }),
    response: pageOf(response),
    async handle({ query: { agentId, username, activityTypes: wanted, ...page }, service: { database } }) {
      if (agentId === undefined && username === undefined)
        throw invalidInput({ field: 'agentId', message: 'Send agentId or username.' });
      const found = agentId ?? (await agentIdByUsername(database, username ?? ''));
      if (found === undefined || (await officeOfAgent(database, found)) === undefined) throw notFound('agent');
      const { total, results } = await agentActivities(database, found, wanted, page);
      return { total, results: results.map((each) => ({ ...each, uri: each.address })) };
    },
  }),
];
