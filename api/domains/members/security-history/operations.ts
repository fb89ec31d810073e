import * as v from 'valibot';
import { securityEventKinds, securityEventWays } from '@verandah/market';
import { id, operation, type Operation } from '../../../platform/rest/public.ts';
import { ownSecurityHistory, type OwnSecurityEvent } from './own-history.ts';

const described = (text: string) => v.pipe(v.nullable(v.string()), v.description(text));

const securityEvent = v.strictObject({
  id: v.string(),
  at: v.pipe(v.string(), v.description('ISO 8601')),
  kind: v.picklist(securityEventKinds),
  way: v.pipe(
    v.nullable(v.picklist(securityEventWays)),
    v.description('How a sign-in began; of a blocked one, what was wrong too often.'),
  ),
  withCode: v.pipe(v.boolean(), v.description('Whether a code of a second factor finished the sign-in.')),
  subject: described('The provider, passkey, access token or device that it is about, by name.'),
  device: described("Browser and system, 'Firefox on Linux'; null for what admins did."),
  session: described('The device that signed in, from the list of sessions, while it is signed in.'),
  current: v.pipe(v.boolean(), v.description('Whether the calling device signed in by this.')),
});

const view = ({ at, sessionId, ...event }: OwnSecurityEvent) => ({
  ...event,
  at: at.toISOString(),
  session: sessionId,
});

/** The security history of an account. */
export const securityHistoryOperations: readonly Operation[] = [
  operation({
    id: 'memberSecurityHistory',
    method: 'GET',
    path: '/member/:id/security-history',
    domain: 'members',
    summary:
      "What happened to a member's own account within a year: sign-ins, changes of what signs in, what admins did. The latest 50, the newest first.",
    params: v.object({ id }),
    answer: v.array(securityEvent),
    handle: async ({ service, viewer, params: { id: about } }) =>
      (await ownSecurityHistory(service, viewer, about)).map(view),
  }),
];
