import type { Bus } from '@verandah/bus';
import { takeIntent } from '@verandah/kit';
import { dropDrafts } from './drop-drafts.ts';
import { storeMember, storedMember, readMember, rolesOf, type MemberRecord } from './member-record.ts';
import { dropAside, putAside, takeBack } from './own-lists.ts';
import { readProviderReturn, signInByProvider } from './provider-return.ts';

export const checkEvery = 300_000;
/** Milliseconds in which a second exchange of a provider's code is ignored. */
const exchangeGuard = 1000;
/** Seconds: a token that expires before the next check is renewed now. */
const enough = checkEvery / 1000 + 30;
export const endedText = 'Your sign-in session has ended';

export interface SessionParts {
  readonly bus: Bus;
  readonly fetch: typeof fetch;
  /** Value of the readable cookie; undefined without one. */
  readonly cookie: () => string | undefined;
  readonly dropCookie: () => void;
  readonly storage: () => Storage;
  /** Whether the site may show notifications of its own. */
  readonly notifies: boolean;
  /**
   * Called when another member or a visitor reads from now on. `ended`: the session ended without a sign-out in this
   * tab.
   */
  readonly changed: (why: { readonly signedIn: boolean; readonly ended: boolean }) => void;
  readonly report: (error: unknown, where: string) => void;
}

/** The API failed or cannot be reached: the session is unchanged. */
class ApiUnavailable extends Error {}

/**
 * Tracks who is signed in and publishes it on the bus. Scripts see no token: the cookie `session` states that there may
 * be a session, and the API confirms it.
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
   * Checks who is signed in, one check at a time. Never rejects: while the API does not respond the state stays as it
   * is.
   */
  check(): Promise<void> {
    this.#checking ??= this.#checkOnce()
      .catch((error: unknown) => {
        this.#parts.report(error, 'session refresh');
        this.#trustStored();
      })
      .finally(() => {
        this.#checking = undefined;
      });
    return this.#checking;
  }

  /** Loads and publishes the member after a sign-in. @param location header of its response: names the member */
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

  /** Exchanges a provider's return. Errors are shown to the visitor. */
  async exchange(search: string, now = performance.now()): Promise<void> {
    const returned = readProviderReturn(search);
    if (!returned || now - this.#exchangedAt < exchangeGuard) return;
    this.#exchangedAt = now;
    try {
      const location = await signInByProvider(returned, this.#parts.fetch);
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

  /** Signs this browser out, in every tab. @throws {Error} when the API call fails: the session stays */
  async signOut(): Promise<void> {
    const response = await this.#request('/auth/signout', 'POST');
    if (!response.ok) throw new Error(`Signing out failed with status ${response.status}.`);
    this.#clear(false);
  }

  /** Another tab has published who is signed in. */
  async follow(signedIn: boolean, memberId: string | undefined): Promise<void> {
    if (!signedIn && this.#member) {
      this.#member = null;
      this.#parts.changed({ signedIn: false, ended: true });
    } else if (signedIn && String(this.#member?.id) !== memberId) await this.check();
  }

  async #checkOnce(): Promise<void> {
    const { cookie, storage } = this.#parts;
    if (cookie() === undefined) return this.#member ? this.#clear(true) : this.#visitor();
    const response = await this.#requestJson('/api/session');
    const { signedIn, member, expiresIn } = response as { signedIn?: unknown; member?: unknown; expiresIn?: unknown };
    const found = signedIn === true ? readMember(member) : undefined;
    if (found && typeof expiresIn === 'number' && expiresIn > enough) return this.#set(found);
    const renewed = await this.#refresh();
    if (renewed === null)
      return this.#clear(this.#member !== undefined ? this.#member !== null : storedMember(storage) !== undefined);
    const own = found ?? (await this.#fetchMember(renewed));
    if (own) this.#set(own);
  }

  /**
   * Requests the next access token once. Returns the member's path ('/member/mia', or '' when the response has no
   * location), or null when the session has ended.
   */
  async #refresh(): Promise<string | null> {
    const response = await this.#request('/auth/refresh');
    if (response.ok) return response.headers.get('location') ?? '';
    if (response.status === 401 || response.status === 403) return null;
    throw new ApiUnavailable(`Refreshing failed with status ${response.status}.`);
  }

  /** Fetches the member by the last part of a location, or by the cookie. Returns undefined when not found. */
  async #fetchMember(location: string | null): Promise<MemberRecord | undefined> {
    const named = location?.split('/').at(-1) || this.#parts.cookie();
    if (!named) return undefined;
    const response = await this.#request(`/auth/member/${named}`);
    if (response.status >= 500) throw new ApiUnavailable(`The member's call failed with status ${response.status}.`);
    return response.ok ? readMember(await response.json()) : undefined;
  }

  #request(path: string, method = 'GET'): Promise<Response> {
    return this.#parts.fetch(path, { method, headers: { accept: 'application/json' }, cache: 'no-store' });
  }

  async #requestJson(path: string): Promise<unknown> {
    const response = await this.#request(path);
    if (!response.ok) throw new ApiUnavailable(`${path} responded ${response.status}.`);
    return response.json();
  }

  #set(member: MemberRecord): void {
    const { bus, storage, changed } = this.#parts;
    const before = this.#member;
    const former = before ?? storedMember(storage);
    if (former && former.id !== member.id) {
      this.#visitor();
      dropDrafts();
    }
    this.#member = member;
    storeMember(storage, member);
    if (before?.id !== member.id) takeBack(storage, bus, member.id);
    publishMember(bus, member);
    if (before !== undefined && before?.id !== member.id) changed({ signedIn: true, ended: false });
  }

  /**
   * There is no member. What the last one of this browser has left is cleared in all tabs: the next may be another one.
   * The lists of a session that has ended by itself come back with its member.
   */
  #visitor(hasSignedOut = false): void {
    const { bus, storage } = this.#parts;
    const former = this.#member ?? storedMember(storage);
    this.#member = null;
    if (former) {
      if (hasSignedOut) dropAside(storage, former.id);
      else putAside(storage, bus, former.id);
      for (const list of ['viewed', 'enquired', 'collections'] as const) bus.publish(list, { listingIds: [] });
      bus.publish('alerts', { unseen: 0 });
      bus.publish('unread', { unread: 0 });
    }
    storeMember(storage, null);
    if (bus.last('session')?.signedIn !== false) bus.publish('session', { signedIn: false, roles: [] });
    // Published after the sign-out: earlier, the empty list would be saved as the member's own change.
    if (former) bus.publish('hidden', { listingIds: [] });
  }

  /** Ends the session in this browser, in all tabs. What was typed survives a session that has ended by itself. */
  #clear(ended: boolean): void {
    const { bus, dropCookie, notifies, changed } = this.#parts;
    dropCookie();
    this.#visitor(!ended);
    if (!ended) dropDrafts();
    if (ended && notifies) bus.publish('notifications', { kind: 'info', text: endedText });
    changed({ signedIn: false, ended });
  }

  /** While the API does not respond, trusts a stored record that matches the cookie. Reads and writes still check. */
  #trustStored(): void {
    const { cookie, storage, bus } = this.#parts;
    const stored = storedMember(storage);
    if (this.#member !== undefined || !stored || cookie() !== String(stored.id)) return;
    this.#member = stored;
    publishMember(bus, stored);
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

/** Publishes the record first, so that subscribers of `session` find it. */
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
