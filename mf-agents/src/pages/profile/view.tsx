import { Notice, TabLinks } from '@verandah/design';
import { useNavigate } from '@verandah/kit';
import { agentAddress } from '@verandah/market';
import type { MouseEvent } from 'react';
import { ContactForm } from '../../features/enquiry/contact-form.tsx';
import { Crumbs } from '../../features/page/crumbs.tsx';
import { About } from '../../features/profile/about.tsx';
import { Identity } from '../../features/profile/identity.tsx';
import { Performance } from '../../features/profile/performance.tsx';
import { TabContent } from '../../features/tabs/tab-content.tsx';
import type { ProfileData } from './data.ts';
import { agentCrumbs } from './agent-crumbs.ts';
import { tabAddress } from './tab-address.ts';
import { agentTabs } from './tabs.ts';
import styles from './profile.module.css';

/** An agent's page. All tabs share its state; the key resets it for another agent. */
export const ProfileView = ({ data }: { readonly data: ProfileData }) => <Profile key={data.agent.id} data={data} />;

function Profile({ data }: { readonly data: ProfileData }) {
  const { agent, content, enquiry, awardsShown } = data;
  const navigate = useNavigate();
  // Another tab changes only the content below the tabs, so the scroll position stays.
  const stay = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(link.getAttribute('href') ?? '', { keepScroll: true });
  };
  const counts: Readonly<Partial<Record<string, number>>> = {
    reviews: agent.reviewSummary.count,
    followers: agent.followers,
    following: agent.following,
  };
  const tabs = agentTabs.map(({ name, label }) => ({
    label: (counts[name] ?? 0) === 0 ? label : `${label} (${counts[name]})`,
    href: tabAddress(agent.username, name),
    current: name === content.tab,
  }));
  return (
    <div className={styles.page}>
      <Crumbs crumbs={agentCrumbs(agent).slice(0, -1)} />
      <Identity agent={agent} />
      {agent.hasLeft && (
        <Notice tone="warning">
          {agent.name} has left {agent.office.name} and is no longer taking enquiries here.
        </Notice>
      )}
      <div className={styles.columns}>
        <aside className={styles.rail} aria-label="Figures">
          <Performance agent={agent} />
        </aside>
        <div className={styles.main}>
          {/* Handles clicks on the links inside; keyboards use the links themselves. */}
          {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
          <div onClick={stay}>
            <TabLinks label={`About ${agent.name}`} tabs={tabs} />
          </div>
          <h2 className={styles.hidden}>{agentTabs.find(({ name }) => name === content.tab)?.label}</h2>
          <TabContent data={data} />
        </div>
        <aside className={styles.side} aria-label="Contact and facts">
          {!agent.hasLeft && (
            <ContactForm
              target={{ agentId: agent.id }}
              address={agentAddress(agent.username)}
              receiver={agent.name}
              phone={agent.phone ?? agent.office.phone}
              start={enquiry}
            />
          )}
          <div className={styles.facts}>
            <About agent={agent} awardsShown={awardsShown} />
          </div>
        </aside>
      </div>
    </div>
  );
}
