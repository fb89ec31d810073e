import type { Loaded, PageRequest } from '@verandah/areas';
import { pageOf } from '@verandah/market';
import { emptyStart, contactKindOf } from '../../features/enquiry/fields.ts';
import { askField, sentMark } from '../../features/enquiry/marks.ts';
import { lazyTabs } from '../../features/tabs/lazy.ts';
import type { ProfileData } from './data.ts';
import { profileHead } from './head.ts';
import { loadTab } from './load-tab.ts';
import { reportedMark, reviewedMark } from './marks.ts';
import { readAgent } from './queries.ts';
import { tabAddress } from './tab-address.ts';
import { agentTabs, tabSize } from './tabs.ts';

/** The GraphQL API lists no more pages. */
const mostPages = 500;

/**
 * Loads an agent's page: profile and one tab. A name in capitals redirects to the canonical address, the first tab's
 * own name to the agent's address.
 */
export async function loadProfile({ params, url, graph, flags }: PageRequest): Promise<Loaded<ProfileData>> {
  const tab = agentTabs.find(({ name }) => name === (params['tab'] ?? 'activity'))?.name;
  if (!tab || pageOf(url.searchParams) > mostPages) return { status: 404 };
  const username = (params['username'] ?? '').slice(0, 200);
  const { agentProfile: agent } = await graph.read(readAgent, { username });
  if (!agent) return { status: 404 };
  if (agent.username !== username || params['tab'] === 'activity')
    return { status: 301, location: `${tabAddress(agent.username, tab)}${url.search}` };
  const [content] = await Promise.all([
    loadTab(graph, agent, tab, url.searchParams),
    tab !== 'activity' && lazyTabs.fetch(),
  ]);
  const pages = Math.max(1, Math.ceil(content.total / tabSize));
  if (content.page > pages) return { status: 404 };
  const sent = url.searchParams.has(sentMark);
  const reviewed = url.searchParams.has(reviewedMark);
  const reported = url.searchParams.has(reportedMark);
  const data: ProfileData = {
    agent,
    content,
    reviewed,
    reported,
    awardsShown: flags.awardWinners !== false,
    enquiry: { ...emptyStart, kind: contactKindOf(url), state: sent ? 'sent' : 'idle' },
  };
  const head = profileHead(data);
  return {
    status: 200,
    data,
    head: sent || reviewed || reported || url.searchParams.has(askField) ? { ...head, noIndex: true } : head,
  };
}
