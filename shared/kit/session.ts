import type { Bus, TopicValue } from '@verandah/bus';
import type { SessionFacts } from './session-facts.ts';

/** Who is signed in, as far as this side has loaded it: `known` is false until then. */
export interface Session extends Omit<SessionFacts, 'known'> {
  readonly known: boolean;
}

type SessionMessage = TopicValue<'session'>;
type Member = TopicValue<'member'>;

/** What the bus says of who is signed in, or before that what the page was drawn with. */
export function sessionOf(told: SessionMessage | undefined, member: Member | undefined, drawn: SessionFacts): Session {
  if (!told) return { ...drawn, known: drawn.known === true };
  if (!told.signedIn) return { known: true, signedIn: false, roles: [] };
  const { memberId, roles } = told;
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

/** The facts for a page that is loaded in the browser now. */
export const currentFacts = ({ last }: Pick<Bus, 'last'>, drawn: SessionFacts): SessionFacts => {
  const { known, ...facts } = sessionOf(last('session'), last('member'), drawn);
  return known ? { ...facts, known } : facts;
};
