import { Basis, ButtonLink, EmptyState, Notice, Pagination, TabLinks } from '@verandah/design';
import { groupDigits, paginate, stateByCode } from '@verandah/market';
import { AgentCard } from '../../features/cards/agent-card.tsx';
import { isActive } from '../../features/cards/agent-figures.ts';
import type { CardAgent } from '../../features/cards/card-agent.ts';
import type { CardOffice } from '../../features/cards/card-office.ts';
import { OfficeCard } from '../../features/cards/office-card.tsx';
import { FinderForm } from '../../features/finder-form/finder-form.tsx';
import type { FinderData } from './data.ts';
import { everyone, finderAddress, type FinderSearch } from './finder-search.ts';
import { finderTitle } from './head.ts';
import { countedText, orderText } from './order-text.ts';
import type { FinderPlace } from './queries.ts';
import styles from './finder.module.css';

/**
 * Agents or offices by location or name. In a location by their sales and leases there; those without any are listed
 * below the others, under a heading.
 */
export function FinderView({ data }: { readonly data: FinderData }) {
  const { search, totals, place, unknownPlace } = data;
  const total = totals[search.type];
  const { currentPage, totalPages, skip } = paginate(total, search.page);
  const tab = (type: 'agents' | 'offices', label: string) => ({
    label: unknownPlace ? label : `${label} (${groupDigits(totals[type])})`,
    href: finderAddress({ ...search, type, page: 1 }),
    current: search.type === type,
  });
  const active = listedBy(data, (each) => data.similar || isActive(each.performance));
  const inactive = listedBy(data, (each) => !data.similar && !isActive(each.performance));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {unknownPlace ? 'Find an agent' : finderTitle(data)}
        </h1>
        <p className={styles.lead}>
          Compare {search.type === 'offices' ? 'local agencies' : 'local agents'} by recent sales and leases and by
          reviews from their clients.
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
              {groupDigits(skip + 1)} to {groupDigits(Math.min(total, skip + 25))} of {groupDigits(total)},{' '}
              {orderText(data)}
            </p>
            <Basis
              of="the order and the figures"
              facts={[
                ['Figures', `Sales, leases and medians ${countedText(data)}; listings today.`],
                ['Sample', 'The number of sales or leases is beside each median, that of reviews beside each rating.'],
              ]}
              source="Listings on Verandah, and reviews by members and by clients of the agents."
            />
            {data.similar && (
              <Notice>
                No {search.type === 'offices' ? 'agency' : 'agent'} is called “{search.name}”. These names are similar.
              </Notice>
            )}
            <Cards {...active} level={2} />
            {inactive.agents.length + inactive.offices.length > 0 && (
              <section className={styles.inactive} aria-labelledby="inactive">
                <h2 className={styles.heading} id="inactive">
                  {place ? `Also in ${place.label}` : 'No recent activity'}
                </h2>
                <p className={styles.count}>
                  No sales, leases or current listings {countedText(data)}.
                  {place && ' Their office is here, or they say that they work here.'}
                </p>
                <Cards {...inactive} level={3} />
              </section>
            )}
            <Pagination current={currentPage} total={totalPages} href={(page) => finderAddress({ ...search, page })} />
          </>
        ) : (
          <NoneFound data={data} />
        )}
      </div>
    </div>
  );
}

type Listed = Pick<FinderData, 'agents' | 'offices'>;

const listedBy = ({ agents, offices }: Listed, chosen: (each: CardAgent | CardOffice) => boolean): Listed => ({
  agents: agents.filter(chosen),
  offices: offices.filter(chosen),
});

function Cards({ agents, offices, level }: Listed & { readonly level: 2 | 3 }) {
  if (agents.length + offices.length === 0) return null;
  return (
    <ul className={styles.list}>
      {agents.map((agent) => (
        <li key={agent.id}>
          <AgentCard agent={agent} level={level} />
        </li>
      ))}
      {offices.map((office) => (
        <li key={office.id}>
          <OfficeCard office={office} level={level} />
        </li>
      ))}
    </ul>
  );
}

function NoneFound({ data: { search, place, unknownPlace } }: { readonly data: FinderData }) {
  const filtered = search.name !== '' || search.deals !== '' || search.rating !== '';
  const state = place && !filtered && place.type !== 'state' ? stateByCode(place.stateCode) : undefined;
  const wider = place && filtered ? { ...everyone, type: search.type, location: search.location } : null;
  return (
    <EmptyState
      title={noneTitle(search.type, unknownPlace, filtered ? null : place)}
      actions={
        <>
          {wider && place && (
            <ButtonLink kind="primary" href={finderAddress(wider)}>
              See all in {place.label}
            </ButtonLink>
          )}
          {state && (
            <ButtonLink
              kind="primary"
              href={finderAddress({ ...everyone, type: search.type, location: state.stateCode.toLowerCase() })}
            >
              {search.type === 'offices' ? 'Agencies' : 'Agents'} in {state.name}
            </ButtonLink>
          )}
          {search.name && place && (
            <ButtonLink href={finderAddress({ ...everyone, type: search.type, name: search.name })}>
              Find “{search.name}” in all of Australia
            </ButtonLink>
          )}
          <ButtonLink href={finderAddress({ ...everyone, type: search.type })}>See all in Australia</ButtonLink>
        </>
      }
    >
      <p>
        {place && !filtered
          ? `${search.type === 'offices' ? 'Agencies' : 'Agents'} from a larger area may work there, too.`
          : 'Check the spelling, search a larger area or remove a filter.'}
      </p>
    </EmptyState>
  );
}

/** @param place the only thing searched for, if there is one */
function noneTitle(type: FinderSearch['type'], unknownPlace: string, place: FinderPlace | null): string {
  if (unknownPlace) return `We couldn’t find “${unknownPlace}”`;
  if (place) return `No ${type === 'offices' ? 'agencies' : 'agents'} in ${place.label} yet`;
  return `No ${type === 'offices' ? 'agency' : 'agent'} matches your search`;
}
