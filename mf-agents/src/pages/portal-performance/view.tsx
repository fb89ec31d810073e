import { BarChart, EmptyState, LineChart } from '@verandah/design';
import { groupDigits } from '@verandah/market';
import type { ComponentProps } from 'react';
import styles from '../../features/portal/portal.module.css';
import { countText } from '../../features/portal/words.ts';
import { periods, type Figures, type PerformanceContent } from './queries.ts';

const periodAddress = (weeks: number, listingId: string | null): string =>
  `/agent-portal/performance?weeks=${weeks}${listingId === null ? '' : `&listing=${listingId}`}`;
const ofWeeks = 'Weeks start on Monday. The dotted line leads to this week, which is still in progress.';
const wholeText = (value: number): string => groupDigits(value);

export function PerformanceView({ content: { weeks, listingId, report } }: { readonly content: PerformanceContent }) {
  const one = listingId === null ? undefined : report.listings.find((each) => each.listingId === listingId);
  const total = (pick: 'views' | 'saves' | 'enquiries'): number =>
    report.weeks.reduce((sum, week) => sum + week[pick], 0);
  const points = (pick: 'views' | 'saves' | 'enquiries') =>
    report.weeks.map((week) => ({ x: week.week, y: week[pick] }));
  // The report ends with the present week.
  const unfinished = report.weeks.at(-1)?.week;
  const seen = total('views') + total('saves') + total('enquiries') > 0;
  const about = one ? one.label : 'all your listings';
  return (
    <>
      <nav aria-label="Period">
        <ul className={styles.filters}>
          {periods.map(([each, label]) => (
            <li key={each}>
              <a
                className={styles.filter}
                href={periodAddress(each, listingId)}
                aria-current={each === weeks ? 'page' : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {listingId !== null && (
        <p>
          <a className={styles.crumb} href={periodAddress(weeks, null)}>
            All your listings
          </a>
        </p>
      )}
      {!seen ? (
        <EmptyState title="No activity in this period">
          <p>Choose a longer period to see views, saves and enquiries.</p>
        </EmptyState>
      ) : (
        <>
          <p>
            {`In the last ${periods.find(([each]) => each === weeks)?.[1] ?? ''}, ${about} had `}
            {`${countText(total('views'), 'view')}, ${countText(total('saves'), 'save')} and `}
            {`${countText(total('enquiries'), 'enquiry', 'enquiries')}.`}
          </p>
          <div className={styles.columns} data-half>
            <WeekChart
              title="Views by week"
              series={[{ name: 'Views', points: points('views') }]}
              unfinished={unfinished}
            />
            <WeekChart
              title="Saves and enquiries by week"
              series={[
                { name: 'Saves', points: points('saves') },
                { name: 'Enquiries', points: points('enquiries') },
              ]}
              unfinished={unfinished}
            />
          </div>
          {listingId === null && <ByListing listings={report.listings} weeks={weeks} />}
        </>
      )}
      {listingId === null && <OwnPage weeks={report.ownPage} unfinished={unfinished} />}
    </>
  );
}

/** Figures by week. */
const WeekChart = ({
  title,
  series,
  unfinished,
}: Pick<ComponentProps<typeof LineChart>, 'title' | 'series'> & { readonly unfinished: string | undefined }) => (
  <section className={styles.panel}>
    <LineChart title={title} series={series} format={wholeText} xLabel="Week" unfinished={unfinished} note={ofWeeks} />
  </section>
);

/** The agent's own page and phone number; nothing until they are first used. */
function OwnPage({
  weeks,
  unfinished,
}: {
  readonly weeks: PerformanceContent['report']['ownPage'];
  readonly unfinished: string | undefined;
}) {
  const total = (pick: 'views' | 'calls' | 'enquiries'): number => weeks.reduce((sum, week) => sum + week[pick], 0);
  const points = (pick: 'views' | 'calls' | 'enquiries') => weeks.map((week) => ({ x: week.week, y: week[pick] }));
  if (total('views') + total('calls') + total('enquiries') === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="own-page">
      <h2 id="own-page">Your page</h2>
      <p>
        {`Your page had ${countText(total('views'), 'view')}. Visitors pressed your phone number `}
        {`${countText(total('calls'), 'time')} and sent you ${countText(total('enquiries'), 'enquiry', 'enquiries')}.`}
      </p>
      <div className={styles.columns} data-half>
        <WeekChart
          title="Views of your page by week"
          series={[{ name: 'Views', points: points('views') }]}
          unfinished={unfinished}
        />
        <WeekChart
          title="Presses on your number and enquiries by week"
          series={[
            { name: 'Presses on your phone number', points: points('calls') },
            { name: 'Enquiries', points: points('enquiries') },
          ]}
          unfinished={unfinished}
        />
      </div>
    </section>
  );
}

const mostBars = 10;

function ByListing({ listings, weeks }: { readonly listings: readonly Figures[]; readonly weeks: number }) {
  const bars = listings.slice(0, mostBars).map(({ label, views, listingId }, index) => ({
    label: listings.findIndex((each) => each.label === label) === index ? label : `${label} (${listingId})`,
    value: views,
  }));
  return (
    <>
      <section className={styles.panel}>
        <BarChart
          title={`Most viewed listings`}
          bars={bars}
          format={(value) => countText(value, 'view')}
          direction="rows"
        />
      </section>
      <section className={styles.section} aria-labelledby="by-listing">
        <h2 id="by-listing">By listing</h2>
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Listing</th>
                <th scope="col" data-number>
                  Views
                </th>
                <th scope="col" data-number>
                  Saves
                </th>
                <th scope="col" data-number>
                  Enquiries
                </th>
              </tr>
            </thead>
            <tbody>
              {listings.map(({ listingId, label, views, saves, enquiries }) => (
                <tr key={listingId}>
                  <th scope="row">
                    <a href={periodAddress(weeks, listingId)}>{label}</a>
                  </th>
                  <td data-number>{wholeText(views)}</td>
                  <td data-number>{wholeText(saves)}</td>
                  <td data-number>{wholeText(enquiries)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </>
  );
}
