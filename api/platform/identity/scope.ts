import type { Viewer } from './viewer.ts';

/** What a personal access token may do, and how its member reads it. */
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

/** The token that a call came with. */
export interface AccessToken {
  readonly id: number;
  readonly scopes: readonly string[];
  /** Its member, for whom it may act only within its scopes. */
  readonly holder: Viewer;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a call without a personal access token. */
    accessToken: AccessToken | null;
  }
  interface FastifyContextConfig {
    /**
     * The scope with which a personal access token acts for its member at this route. Without it the call is a
     * visitor's.
     */
    readonly scope?: Scope | undefined;
  }
}
