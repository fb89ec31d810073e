import {
  Button,
  ButtonLink,
  CalendarIcon,
  DownloadIcon,
  EmptyState,
  Notice,
  PillLinks,
  TabLinks,
  useHydrated,
} from '@verandah/design';
import { useBusValue } from '@verandah/kit';
import {
  distanceText,
  formatDay,
  inspectionsAddress,
  planCalendarAddress,
  plural,
  siteTimeZone,
  type OpenDay,
} from '@verandah/market';
import { Bookings } from './bookings.tsx';
import { ChooseForm } from './choose-form.tsx';
import type { InspectionsData } from './data.ts';
import { DayPlan } from './day-plan.tsx';
import { everySaved } from './home-source.ts';
import styles from './inspections.module.css';
import { PlanMap } from './plan-map.tsx';
import { useLiveTimes } from './use-live-times.ts';

/** Days in the row of tabs. */
const mostDays = 14;

/** Inspections of some homes as a day: in order, on the map, as a calendar file. */
export function InspectionsView({ data }: { readonly data: InspectionsData }) {
  const { from, collections, homes, days, day } = data;
  useLiveTimes();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          Plan inspections
        </h1>
        <p className={styles.lead}>
          Choose homes to see their open inspections as a day, in an order that fits the most.
        </p>
      </header>
      <Bookings data={data} here={addressOf(data, data.day ?? undefined)} />
      {collections.length > 1 && (
        <PillLinks
          label="Homes from"
          links={[
            { label: 'All saved homes', href: inspectionsAddress({ from: everySaved }), current: from === everySaved },
            ...collections.map(({ name, uri }) => ({
              label: name,
              href: inspectionsAddress({ from: uri }),
              current: from === uri,
            })),
          ]}
        />
      )}
      {homes.length === 0 ? (
        <NoHomes missing={data.missing} />
      ) : (
        <div className={styles.columns}>
          <div className={styles.plan}>
            {day === null ? (
              <Notice>
                No open inspections yet. Ask the agents for a private inspection; we’ll show new times here.
              </Notice>
            ) : (
              <>
                <TabLinks
                  label="Days"
                  tabs={shownDays(days, day).map((each) => ({
                    label: `${formatDay(each.day, siteTimeZone)} (${each.homes})`,
                    href: addressOf(data, each.day),
                    current: each.day === day,
                  }))}
                />
                <Day data={data} day={day} />
              </>
            )}
          </div>
          <ChooseForm data={data} />
        </div>
      )}
    </div>
  );
}

/** The first days, and the one that is shown. */
const shownDays = (days: readonly OpenDay[], day: string): readonly OpenDay[] =>
  days.filter((each, index) => index < mostDays || each.day === day);

/** The plan's address on another day. */
function addressOf({ from, homes, chosen }: InspectionsData, day?: string): string {
  const isAll = from !== null && homes.every(({ id }) => chosen.includes(id));
  if (homes.length === 0) return inspectionsAddress({ from: from ?? undefined });
  return inspectionsAddress({ from: from ?? undefined, homes: isAll ? undefined : chosen, day });
}

function Day({ data, day }: { readonly data: InspectionsData; readonly day: string }) {
  const { homes, plan, planned, beyond } = data;
  const calendar = planCalendarAddress(planned, day);
  const metres = plan.visits.reduce((sum, visit) => sum + (visit.metres ?? 0), 0);
  return (
    <section className={styles.day} aria-labelledby="plan-title">
      <h2 className={styles.heading} id="plan-title">
        {formatDay(day, siteTimeZone)}: {plural(plan.visits.length, 'home')}
        {metres > 0 && `, ${distanceText(metres)} in between`}
      </h2>
      {beyond > 0 && <Notice>A plan holds {plural(planned.length, 'home')}. Untick some to include the others.</Notice>}
      <DayPlan data={data} here={addressOf(data, day)} />
      <PlanMap homes={homes} plan={plan} />
      {plan.visits.length > 0 && (
        <div className={styles.actions}>
          <ButtonLink href={calendar} download icon={DownloadIcon}>
            Add to calendar
          </ButtonLink>
          <SubscribeButton calendar={calendar} />
        </div>
      )}
    </section>
  );
}

/** Opens the calendar program. With script only: the address holds the site's own name. */
function SubscribeButton({ calendar }: { readonly calendar: string }) {
  if (!useHydrated()) return null;
  return (
    <>
      <Button icon={CalendarIcon} onClick={() => window.location.assign(`webcal://${window.location.host}${calendar}`)}>
        Subscribe
      </Button>
      <p className={styles.hint}>A calendar that subscribes follows the agents’ changes.</p>
    </>
  );
}

function NoHomes({ missing }: { readonly missing: number }) {
  const onDevice = useBusValue('shortlist')?.listingIds ?? [];
  return (
    <EmptyState
      title="No homes chosen yet"
      actions={
        <>
          {onDevice.length > 0 && (
            <ButtonLink kind="primary" href={inspectionsAddress({ homes: onDevice })}>
              Plan {plural(onDevice.length, 'home')} saved on this device
            </ButtonLink>
          )}
          <ButtonLink kind={onDevice.length > 0 ? 'secondary' : 'primary'} href="/for-sale">
            Find homes
          </ButtonLink>
        </>
      }
    >
      <p>
        {missing > 0
          ? 'These homes are no longer advertised.'
          : 'Select the heart on homes to save them, then plan their inspections here.'}
      </p>
    </EmptyState>
  );
}
