import type { Bus, TopicValue } from '@verandah/bus';
import type { SessionFacts } from './session-facts.ts';

/** Who is signed in, as far as this side has loaded it: `known` is false until then. */
export interface Session extends Omit<SessionFacts, 'known'> {
  readonly known: boolean;
}

type SessionMessage = TopicValue<'session'>;
type Member = TopicValue<'member'>;

/** The session from the bus, or before that the one that the page was rendered with. */
export function sessionOf(
  message: SessionMessage | undefined,
  member: Member | undefined,
  rendered: SessionFacts,
): Session {
  if (!message) return { ...rendered, known: rendered.known === true };
  if (!message.signedIn) return { known: true, signedIn: false, roles: [] };
  const { memberId, roles } = message;
  const own = member && member.memberId === memberId ? member : undefined;
  const { username, name, agentId, avatar } = own ?? {};
  return {
    known: true,
    signedIn: true,
    roles,
    ...(memberId !== undefined && { memberId }),
    ...(username !== undefined && { username }),
    ...(name !== undefined && { name }),
    ...(agentId !== undefined && { agentId }),
    ...(avatar !== undefined && { avatar }),
  };
}

/** The session for a page that is loaded in the browser now. */
export const currentFacts = ({ last }: Pick<Bus, 'last'>, rendered: SessionFacts): SessionFacts => {
  const { known, ...facts } = sessionOf(last('session'), last('member'), rendered);
  return known ? { ...facts, known } : facts;
};
