import * as v from 'valibot';
import { securityEventKinds, securityEventWays } from '@verandah/market';
import { id, defineOperation, type Operation } from '../../../platform/rest/public.ts';
import { ownSecurityHistory, type OwnSecurityEvent } from './own-history.ts';

const describedText = (text: string) => v.pipe(v.nullable(v.string()), v.description(text));

const securityEvent = v.strictObject({
  id: v.string(),
  at: v.pipe(v.string(), v.description('Date and time, ISO 8601.')),
  kind: v.picklist(securityEventKinds),
  way: v.pipe(
    v.nullable(v.picklist(securityEventWays)),
    v.description('Method of the sign-in; for a blocked one, the method that failed too often.'),
  ),
  withCode: v.pipe(v.boolean(), v.description('Whether the sign-in was completed by a second factor.')),
  subject: describedText('Name of the provider, passkey, access token or device concerned.'),
  device: describedText("Browser and system, such as 'Firefox on Linux'; null for actions of admins."),
  session: describedText('ID of the device in the list of sessions, while it is signed in.'),
  current: v.pipe(v.boolean(), v.description('Whether this sign-in began the session of the calling device.')),
});

const toView = ({ at, sessionId, ...event }: OwnSecurityEvent) => ({
  ...event,
  at: at.toISOString(),
  session: sessionId,
});

/** The security history of an account. */
export const securityHistoryOperations: readonly Operation[] = [
  defineOperation({
    id: 'memberSecurityHistory',
    method: 'GET',
    path: '/member/:id/security-history',
    domain: 'members',
    summary:
      "Security events of the caller's account within a year: sign-ins, changes of sign-in methods, and actions of admins. The latest 50, newest first.",
    params: v.object({ id }),
    response: v.array(securityEvent),
    handle: async ({ service, viewer, params: { id: about } }) =>
      (await ownSecurityHistory(service, viewer, about)).map(toView),
  }),
];
