import { agentAddress, type ActivityType } from '@verandah/market';
import type { TabData } from './data.ts';
import type { AgentTab, ListingKind } from './tabs.ts';

interface TabQuery {
  readonly page?: number;
  readonly type?: ActivityType | null;
  readonly kind?: ListingKind;
}

/** Address of a tab; the first tab has the agent's own address. */
export function tabAddress(username: string, tab: AgentTab, { page = 1, type, kind }: TabQuery = {}): string {
  const query = new URLSearchParams({
    ...(type && { type }),
    ...(kind && { kind }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return `${agentAddress(username, tab === 'activity' ? undefined : tab)}${query && `?${query}`}`;
}

/** Address of another page of a tab. */
export const pageAddress = (username: string, content: TabData, page: number): string =>
  tabAddress(username, content.tab, {
    page,
    ...(content.tab === 'activity' && { type: content.type }),
    ...(content.tab === 'listings' && { kind: content.kind }),
  });
