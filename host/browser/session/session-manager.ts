import type { Bus } from '@verandah/bus';
import { takeIntent } from '@verandah/kit';
import { storeMember, storedMember, readMember, rolesOf, type MemberRecord } from './member-record.ts';
import { readProviderReturn, signInByProvider } from './provider-return.ts';

export const checkEvery = 300_000;
/** Milliseconds in which a second exchange of a provider's code is not begun. */
const exchangeGuard = 1000;
/** Seconds: a token that would end before the next check is renewed now. */
const enough = checkEvery / 1000 + 30;
export const endedText = 'Your sign-in session has ended';

export interface SessionParts {
  readonly bus: Bus;
  readonly fetch: typeof fetch;
  /** Value of the readable cookie, undefined without one. */
  readonly cookie: () => string | undefined;
  readonly dropCookie: () => void;
  readonly storage: () => Storage;
  /** Whether the site may send automatic events. */
  readonly notifies: boolean;
  /** The reader has changed: `ended` when they did not do it here. */
  readonly changed: (why: { readonly signedIn: boolean; readonly ended: boolean }) => void;
  readonly report: (error: unknown, where: string) => void;
}

/** An answer that is nobody's fault here: the service failed or can't be reached. */
class Unanswered extends Error {}

/**
 * Holds who is signed in, and publishes it on the bus. Scripts see no token: the cookie `session` says that there
 * may be one, and the service says whether there is.
 */
export class SessionManager {
  readonly #parts: SessionParts;
  /** null: a visitor; undefined: not loaded yet. */
  #member: MemberRecord | null | undefined;
  #checking: Promise<void> | undefined;
  #exchangedAt = -Infinity;

  constructor(parts: SessionParts, known?: MemberRecord | null) {
    this.#parts = parts;
    this.#member = known;
  }

  get member(): MemberRecord | null | undefined {
    return this.#member;
  }

  /**
   * Looks who is signed in; one look at a time. Never rejects: while the service does not answer what is known stays.
   */
  check(): Promise<void> {
    this.#checking ??= this.#look()
      .catch((error: unknown) => {
        this.#parts.report(error, 'session refresh');
        this.#guess();
      })
      .finally(() => {
        this.#checking = undefined;
      });
    return this.#checking;
  }

  /** A call has signed this browser in. @param location of its answer: names the member */
  async signedIn(location: string | null): Promise<void> {
    try {
      const member = await this.#fetchMember(location);
      if (!member) return console.warn('Unable to retrieve user info');
      this.#set(member);
      this.#reportIntent(member);
    } catch (error) {
      this.#parts.report(error, 'session user information');
      await this.check();
    }
  }

  /** What a provider sent the browser back with. Errors are shown to the visitor. */
  async exchange(search: string, now = performance.now()): Promise<void> {
    const said = readProviderReturn(search);
    if (!said || now - this.#exchangedAt < exchangeGuard) return;
    this.#exchangedAt = now;
    try {
      const location = await signInByProvider(said, this.#parts.fetch);
      if (location !== undefined) await this.signedIn(location);
    } catch (error) {
      this.#parts.report(error, 'session social');
      this.#parts.bus.publish('notifications', {
        kind: 'error',
        text: error instanceof Error ? error.message : String(error),
      });
      if (this.#member === undefined) await this.check();
    }
  }

  /** Signs this browser out, in every tab. @throws {Error} when the API could not be reached: the session continues */
  async signOut(): Promise<void> {
    const answer = await this.#ask('/auth/signout', 'POST');
    if (!answer.ok) throw new Error(`Signing out answered ${answer.status}.`);
    this.#clear(false);
  }

  /** Another tab has published who is signed in. */
  async follow(signedIn: boolean, memberId: string | undefined): Promise<void> {
    if (!signedIn && this.#member) {
      this.#member = null;
      this.#parts.changed({ signedIn: false, ended: true });
    } else if (signedIn && String(this.#member?.id) !== memberId) await this.check();
  }

  async #look(): Promise<void> {
    const { cookie, storage } = this.#parts;
    if (cookie() === undefined) return this.#member ? this.#clear(true) : this.#visitor();
    const answer = await this.#json('/api/session');
    const { signedIn, member, expiresIn } = answer as { signedIn?: unknown; member?: unknown; expiresIn?: unknown };
    const found = signedIn === true ? readMember(member) : undefined;
    if (found && typeof expiresIn === 'number' && expiresIn > enough) return this.#set(found);
    const renewed = await this.#refresh();
    if (renewed === null)
      return this.#clear(this.#member !== undefined ? this.#member !== null : storedMember(storage) !== undefined);
    const own = found ?? (await this.#fetchMember(renewed));
    if (own) this.#set(own);
  }

  /**
   * One try for the next access token: who it is for ('/member/mia', or '' where the answer does not say), or null when
   * the session has ended.
   */
  async #refresh(): Promise<string | null> {
    const answer = await this.#ask('/auth/refresh');
    if (answer.ok) return answer.headers.get('location') ?? '';
    if (answer.status === 401 || answer.status === 403) return null;
    throw new Unanswered(`Refreshing answered ${answer.status}.`);
  }

  /** The member by the last part of a location, or by the cookie. Not found is nobody, without a word. */
  async #fetchMember(location: string | null): Promise<MemberRecord | undefined> {
    const named = location?.split('/').at(-1) || this.#parts.cookie();
    if (!named) return undefined;
    const answer = await this.#ask(`/auth/member/${named}`);
    if (answer.status >= 500) throw new Unanswered(`The member's call answered ${answer.status}.`);
    return answer.ok ? readMember(await answer.json()) : undefined;
  }

  #ask(path: string, method = 'GET'): Promise<Response> {
    return this.#parts.fetch(path, { method, headers: { accept: 'application/json' }, cache: 'no-store' });
  }

  async #json(path: string): Promise<unknown> {
    const answer = await this.#ask(path);
    if (!answer.ok) throw new Unanswered(`${path} answered ${answer.status}.`);
    return answer.json();
  }

  #set(member: MemberRecord): void {
    const { bus, storage, changed } = this.#parts;
    const before = this.#member;
    this.#member = member;
    storeMember(storage, member);
    publishMember(bus, member);
    if (before !== undefined && before?.id !== member.id) changed({ signedIn: true, ended: false });
  }

  /** Nobody is signed in, and nobody was on this page. */
  #visitor(): void {
    this.#member = null;
    storeMember(this.#parts.storage, null);
    if (this.#parts.bus.last('session')?.signedIn !== false)
      this.#parts.bus.publish('session', { signedIn: false, roles: [] });
  }

  /** Deletes what a member's browser stored, in all tabs. */
  #clear(ended: boolean): void {
    const { bus, dropCookie, notifies, changed } = this.#parts;
    dropCookie();
    for (const list of ['viewed', 'enquired', 'collections'] as const) bus.publish(list, { listingIds: [] });
    bus.publish('alerts', { unseen: 0 });
    this.#visitor();
    // Once nobody is signed in: emptied before, it would be sent to the API as the member's own change.
    bus.publish('hidden', { listingIds: [] });
    if (ended && notifies) bus.publish('notifications', { kind: 'info', text: endedText });
    changed({ signedIn: false, ended });
  }

  /** The service does not answer: a record that fits the cookie is believed, reading and writing will show. */
  #guess(): void {
    const { cookie, storage, bus } = this.#parts;
    const kept = storedMember(storage);
    if (this.#member !== undefined || !kept || cookie() !== String(kept.id)) return;
    this.#member = kept;
    publishMember(bus, kept);
  }

  #reportIntent(member: MemberRecord): void {
    const intent = takeIntent();
    if (!intent) return;
    const { mode, type, position } = intent;
    this.#parts.bus.publish('signed-in', {
      mode: mode === 1 ? 'sign-up' : 'login',
      type,
      userId: String(member.id),
      ...(position && { position }),
    });
  }
}

/** The record first: who follows `session` finds it. */
export function publishMember(bus: Bus, member: MemberRecord): void {
  const { id, username, name, agentId, avatar } = member;
  const memberId = String(id);
  const record = {
    memberId,
    username,
    name,
    ...(agentId != null && { agentId: String(agentId) }),
    ...(avatar && { avatar }),
  };
  if (JSON.stringify(bus.last('member')) !== JSON.stringify(record)) bus.publish('member', record);
  const session = { signedIn: true, memberId, roles: rolesOf(member) };
  if (JSON.stringify(bus.last('session')) !== JSON.stringify(session)) bus.publish('session', session);
}
