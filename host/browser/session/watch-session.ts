import type { SessionFacts } from '@verandah/kit';
import { storeMember, type MemberRecord } from './member-record.ts';
import { cleanedAddress, readProviderReturn } from './provider-return.ts';
import { checkEvery, publishMember, SessionManager, type SessionParts } from './session-manager.ts';

export interface WatchedSessionParts extends SessionParts {
  /** The session that the page was rendered with: loaded on private pages. */
  readonly drawn: SessionFacts;
  /** Changes the address of the current page. */
  readonly rename: (href: string) => void;
}

/** A session that is checked again every five minutes while a member is signed in. */
class WatchedSession extends SessionManager {
  readonly #parts: WatchedSessionParts;

  constructor(parts: WatchedSessionParts) {
    super(parts);
    this.#parts = parts;
    setInterval(() => {
      if (this.member !== null) void this.check();
    }, checkEvery);
  }

  /** Settles once the session is loaded. */
  async begin(): Promise<void> {
    const { drawn, rename } = this.#parts;
    const { search } = window.location;
    if (readProviderReturn(search)) {
      await this.exchange(search);
      rename(cleanedAddress(window.location.href));
      if (this.member === undefined) await this.check();
      return;
    }
    const member = drawn.known && drawn.signedIn ? recordOf(drawn) : undefined;
    // A private page was rendered for this member a moment ago. Publish them at once, then check as usual.
    if (member) {
      storeMember(this.#parts.storage, member);
      publishMember(this.#parts.bus, member);
    }
    await this.check();
  }
}

export const watchSession = (parts: WatchedSessionParts): WatchedSession => new WatchedSession(parts);

function recordOf({ memberId, username, name, agentId, avatar, roles }: SessionFacts): MemberRecord | undefined {
  if (memberId === undefined || username === undefined || name === undefined) return undefined;
  return {
    id: Number(memberId),
    username,
    name,
    agentId: agentId === undefined ? null : Number(agentId),
    avatar: avatar ?? null,
    role: roles.includes('admin') ? 'admin' : 'member',
  };
}
