import type { Settings } from './account.ts';
import { scopeNames } from './token-scopes.ts';

const labels: Readonly<Record<(typeof scopeNames)[number], string>> = {
  'saved:read': 'Read your alerts and what you follow',
  'saved:write': 'Change your alerts, follow and unfollow',
  'agency:read': 'Read your transactions and review requests',
  'agency:write': 'Change your transactions, ask for reviews and reply to them',
  'enquiries:read': 'Download your enquiries',
  'feeds:read': 'Read the reports of your office’s feeds',
  'feeds:write': 'Send your office’s feeds and photos',
  'webhooks:read': 'Read your office’s webhooks and their deliveries',
  'webhooks:write': 'Create, change, test and delete your office’s webhooks',
};

/** The scopes that are of use to a member. */
export const scopesFor = ({ agentId }: Pick<Settings, 'agentId'>): readonly { name: string; label: string }[] =>
  (agentId == null ? scopeNames.slice(0, 2) : scopeNames).map((name) => ({ name, label: labels[name] }));

/** What a scope is called on the page; one that the page does not know has the API's name or description. */
export const scopeLabel = (scope: string, description = scope): string =>
  scopesFor({ agentId: 0 }).find(({ name }) => name === scope)?.label ?? description;

/** Days until a token expires, in words. */
export const lifetimes = { 7: 'In a week', 30: 'In 30 days', 90: 'In 90 days', 366: 'In a year' } as const;
export const usualLifetime = '90';
