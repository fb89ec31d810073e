import { ButtonLink, EmptyState, Pagination, TabLinks } from '@verandah/design';
import { groupDigits, pagination } from '@verandah/market';
import { AgentCard } from '../../features/cards/agent-card.tsx';
import { OfficeCard } from '../../features/cards/office-card.tsx';
import { FinderForm } from '../../features/finder-form/finder-form.tsx';
import type { FinderData } from './data.ts';
import { everyone, finderAddress } from './finder-search.ts';
import { finderTitle } from './head.ts';
import styles from './finder.module.css';

/** Agents or offices by location or name, in the order of tier, reviews and activity. */
export function FinderView({ data }: { readonly data: FinderData }) {
  const { search, totals, agents, offices, unknownPlace } = data;
  const total = totals[search.type];
  const { currentPage, totalPages, skip } = pagination(total, search.page);
  const tab = (type: 'agents' | 'offices', label: string) => ({
    label: unknownPlace ? label : `${label} (${groupDigits(totals[type])})`,
    href: finderAddress({ ...search, type, page: 1 }),
    current: search.type === type,
  });
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {unknownPlace ? 'Find an agent' : finderTitle(data)}
        </h1>
        <p className={styles.lead}>
          Compare local agents by recent sales and leases and by reviews from their clients.
        </p>
      </header>
      <div className={styles.form}>
        <FinderForm data={data} />
      </div>
      <div className={styles.results}>
        <TabLinks label="Agents or agencies" tabs={[tab('agents', 'Agents'), tab('offices', 'Agencies')]} />
        {total > 0 ? (
          <>
            <p className={styles.count} role="status">
              {groupDigits(skip + 1)} to {groupDigits(Math.min(total, skip + 25))} of {groupDigits(total)}
              {search.sort === 'best' ? ', most complete profiles and best reviews first' : ''}
            </p>
            <ul className={styles.list}>
              {agents.map((agent) => (
                <li key={agent.id}>
                  <AgentCard agent={agent} />
                </li>
              ))}
              {offices.map((office) => (
                <li key={office.id}>
                  <OfficeCard office={office} />
                </li>
              ))}
            </ul>
            <Pagination current={currentPage} total={totalPages} href={(page) => finderAddress({ ...search, page })} />
          </>
        ) : (
          <NoneFound data={data} />
        )}
      </div>
    </div>
  );
}

function NoneFound({ data: { search, place, unknownPlace } }: { readonly data: FinderData }) {
  const who = search.type === 'offices' ? 'agency' : 'agent';
  const wider =
    place && (search.name || search.deals || search.rating)
      ? { ...everyone, type: search.type, location: search.location }
      : null;
  return (
    <EmptyState
      title={unknownPlace ? `We couldn’t find “${unknownPlace}”` : `No ${who} matches your search`}
      actions={
        <>
          {wider && place && (
            <ButtonLink kind="primary" href={finderAddress(wider)}>
              See all in {place.label}
            </ButtonLink>
          )}
          <ButtonLink href={finderAddress({ ...everyone, type: search.type })}>See all in Australia</ButtonLink>
        </>
      }
    >
      <p>Check the spelling, search a larger area or remove a filter.</p>
    </EmptyState>
  );
}
