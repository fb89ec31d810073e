import { Notice, TabLinks } from '@verandah/design';
import { useServices } from '@verandah/kit';
import type { ReactNode } from 'react';
import styles from './portal.module.css';
import type { Who } from './who.ts';

const agentTabs = [
  ['Overview', '/agent-portal'],
  ['Listings', '/agent-portal/listings'],
  ['Transactions', '/agent-portal/transactions'],
  ['Enquiries', '/agent-portal/enquiries'],
  ['Inspections', '/agent-portal/inspections'],
  ['Applications', '/agent-portal/applications'],
  ['Offers', '/agent-portal/offers'],
  ['Performance', '/agent-portal/performance'],
  ['Reviews', '/agent-portal/reviews'],
  ['Profile', '/agent-portal/profile'],
  ['Office', '/agent-portal/office'],
] as const;
const feeds = ['Feeds', '/agent-portal/feeds'] as const;
const webhooks = ['Webhooks', '/agent-portal/webhooks'] as const;
const admin = ['Offices and admins', '/agent-portal/admin'] as const;

const isCurrent = (href: string, path: string): boolean =>
  path === href || (href !== '/agent-portal' && path.startsWith(`${href}/`));

interface FrameProps {
  readonly who: Who;
  readonly path: string;
  readonly title: string;
  readonly done: string;
  readonly children: ReactNode;
}

/** The layout of every page of the agents' portal: the agent, the navigation, and a confirmation of the last action. */
export function Frame({ who, path, title, done, children }: FrameProps) {
  const { isLive } = useServices();
  const tabs = [
    ...(who.agent ? agentTabs : []),
    ...(who.agent || who.isAdmin ? [feeds] : []),
    ...(who.agent ? [webhooks] : []),
    ...(who.isAdmin ? [admin] : []),
  ].filter(([, href]) => isLive(href));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.over}>{who.agent ? `${who.agent.name}, ${who.agent.office.name}` : who.name}</p>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
      </header>
      {tabs.length > 1 && (
        <div className={styles.tabs}>
          <TabLinks
            label="Agent portal"
            tabs={tabs.map(([label, href]) => ({ label, href, current: isCurrent(href, path) }))}
          />
        </div>
      )}
      {done && (
        <Notice tone="success" live>
          {done}
        </Notice>
      )}
      {children}
    </div>
  );
}
