import type { Viewer } from './viewer.ts';

/** What an access token may do, and how its member reads it. */
export const scopes = {
  'saved:read': 'Read saved alerts and what is followed',
  'saved:write': 'Change saved alerts, follow and unfollow',
  'agency:read': 'Read an agent’s own transactions and requested reviews',
  'agency:write': 'Change an agent’s own transactions, ask for reviews and reply to them',
  'enquiries:read': 'Export an agent’s enquiries',
  'feeds:read': 'Read the reports of the office’s feeds',
  'feeds:write': 'Send feeds and pictures of the office',
  'webhooks:read': 'Read the office’s webhooks and their deliveries',
  'webhooks:write': 'Create, change, test and delete the office’s webhooks',
} as const;
export type Scope = keyof typeof scopes;

/**
 * What members may allow applications of third parties. Webhooks are left out: whoever writes them reads their secrets,
 * which takes a recent proof of who it is.
 */
export const applicationScopes: readonly Scope[] = (Object.keys(scopes) as Scope[]).filter(
  (scope) => scope !== 'webhooks:write',
);

/** The token that a call came with: a personal one, or one of an application. */
export interface AccessToken {
  /** Whose calls are counted together. */
  readonly id: number | string;
  readonly scopes: readonly string[];
  /** Its member, for whom it may act only within its scopes. */
  readonly holder: Viewer;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a call without an access token. */
    accessToken: AccessToken | null;
  }
  interface FastifyContextConfig {
    /**
     * The scope with which an access token acts for its member at this route. Without it the call is a visitor's.
     */
    readonly scope?: Scope | undefined;
  }
}
