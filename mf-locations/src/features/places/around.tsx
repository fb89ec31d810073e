import { Basis, PersonStrip } from '@verandah/design';
import { useServices } from '@verandah/kit';
import {
  agentAddress,
  agentFinderAddress,
  compactPrice,
  groupDigits,
  locationAddress,
  locationIndexPath,
  locationTabs,
  plural,
  streetAddress,
} from '@verandah/market';
import type { PlaceAgent, PlacePage } from '../../pages/place/data.ts';
import { compareAddress } from '../compare/compare-address.ts';
import { countsText } from '../browse/counts-text.ts';
import { distanceText } from '../browse/distance.ts';
import { People } from '../census/people.tsx';
import { LinkList } from '../browse/link-list.tsx';
import { PlaceList } from '../browse/place-list.tsx';
import { Section } from './section.tsx';
import styles from './around.module.css';

type Props = { readonly page: PlacePage };

/** What an agent has done in the location: '4 sold, 2 leased, 3 listed'. */
const activityText = ({ soldInPeriod, leasedInPeriod, forSale, forRent }: PlaceAgent['performance']): string =>
  [
    [soldInPeriod, 'sold'],
    [leasedInPeriod, 'leased'],
    [forSale + forRent, 'listed now'],
  ]
    .flatMap(([count, what]) => (count === 0 ? [] : `${count} ${what}`))
    .join(', ');

/** Agents with sales, leases or listings in a location. */
function Agents({ page: { place, agents } }: Props) {
  const { isLive } = useServices();
  const finder = agentFinderAddress(place.slug);
  if (agents.results.length === 0) return null;
  return (
    <Section
      id="agents"
      title={`Agents in ${place.name}`}
      lead={`Those with the most sales and leases in ${place.name} in the last 12 months come first.`}
      aside={
        isLive(finder) && (
          <a href={finder}>
            {agents.total > agents.results.length ? `All ${groupDigits(agents.total)} agents` : 'Find an agent'}
          </a>
        )
      }
    >
      <ul className={styles.people}>
        {agents.results.map(({ username, name, title, portrait, office, performance }) => {
          const href = agentAddress(username);
          return (
            <li key={username}>
              <PersonStrip
                name={name}
                picture={portrait}
                href={isLive(href) ? href : undefined}
                detail={[[title, office.name].filter(Boolean).join(', '), activityText(performance)]
                  .filter(Boolean)
                  .join(' · ')}
              />
            </li>
          );
        })}
      </ul>
      <Basis
        of={`the order of agents in ${place.name}`}
        facts={[
          ['Order', 'By sales and leases there in the past 12 months; equal ones by profile and reviews.'],
          ['Sample', `${plural(agents.total, 'agent')} with sales, leases or listings there.`],
        ]}
        source="Sales, leases and listings on Verandah."
      />
    </Section>
  );
}

const streetTab = locationTabs.find(({ type }) => type === 'street');

/** The streets of a location with the most listings. */
function Streets({
  page: {
    place,
    streets: { total, results },
  },
}: Props) {
  if (results.length === 0 || place.type !== 'suburb') return null;
  const all = streetTab && locationIndexPath(streetTab, { byType: 'suburb', place: place.slug });
  return (
    <Section
      id="streets"
      title={`Streets in ${place.name}`}
      aside={all && total > results.length && <a href={all}>All {total} streets</a>}
    >
      <LinkList
        links={results.map(({ name, slug, listingCounts }) => ({
          href: streetAddress(place.slug, slug),
          name,
          detail: countsText(listingCounts),
        }))}
      />
    </Section>
  );
}

const schoolKinds = {
  primary: 'Primary',
  secondary: 'Secondary',
  combined: 'Primary and secondary',
  special: 'Special',
} as const;

/** The schools in a suburb. Hidden if no list of schools was imported. */
function Schools({
  page: {
    place,
    schools: { areKnown, results },
  },
}: Props) {
  if (!areKnown || place.type !== 'suburb') return null;
  return (
    <Section
      id="schools"
      title={`Schools in ${place.name}`}
      lead="Living nearby doesn’t guarantee a place. Check enrolment zones with the school."
    >
      {results.length === 0 ? (
        <p>
          There are no schools in {place.name}. <a href="#nearby">See the suburbs around it</a>.
        </p>
      ) : (
        <ul className={styles.schools}>
          {results.map(({ id, name, kind, sector }) => (
            <li key={id}>
              <span>{name}</span>
              <span className={styles.kind}>
                {schoolKinds[kind]}, {sector}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** The nearest suburbs, and the others that a search with surrounding suburbs includes. */
function Nearby({ page: { place, nearby, surrounding } }: Props) {
  if (nearby.length === 0) return null;
  const distances = new Map(nearby.map(({ slug, distanceMetres }) => [slug, distanceMetres]));
  return (
    <Section
      id="nearby"
      title={`Near ${place.name}`}
      aside={<a href={compareAddress([place.slug, ...nearby.slice(0, 1).map(({ slug }) => slug)])}>Compare suburbs</a>}
    >
      <PlaceList
        places={nearby}
        detail={({ slug, listingCounts }) =>
          [`${distanceText(distances.get(slug) ?? 0)} away`, countsText(listingCounts)].filter(Boolean).join(' · ')
        }
      />
      {surrounding.length > 0 && (
        <section aria-labelledby="surrounding-title">
          <h3 className={styles.heading} id="surrounding-title">
            More suburbs near {place.name}
          </h3>
          <ul className={styles.names}>
            {surrounding.map(({ slug, name }) => (
              <li key={slug}>
                <a href={locationAddress(slug)}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Section>
  );
}

/** Suburbs like this one, with what they were compared by. */
function Similar({ page: { place, similar } }: Props) {
  if (!similar || similar.results.length === 0) return null;
  const { kind, median, houseShare, kilometres, months, results } = similar;
  return (
    <Section
      id="similar"
      title={`Suburbs like ${place.name}`}
      lead={`Within ${kilometres} km, with a median ${kind} price and a share of houses close to ${place.name}’s (${compactPrice(median, 'sold')} and ${houseShare}%) among sales of the last ${months} months. Most similar in price, share of houses and distance first.`}
      aside={
        <a href={compareAddress([place.slug, ...results.slice(0, 2).map(({ location }) => location.slug)])}>
          Compare them
        </a>
      }
    >
      <LinkList
        links={results.map((each) => ({
          href: locationAddress(each.location.slug),
          name: each.location.name,
          detail: `${compactPrice(each.median, 'sold')} median ${kind} · ${each.houseShare}% houses · ${distanceText(each.distanceMetres)}`,
        }))}
      />
    </Section>
  );
}

/** Who lives in a location, and what is around: agents, streets, schools, nearby and similar suburbs. */
export const Around = ({ page }: Props) => (
  <div className={styles.around} id="around">
    <People place={page.place} census={page.census} />
    <Agents page={page} />
    <Streets page={page} />
    <Schools page={page} />
    <Nearby page={page} />
    <Similar page={page} />
  </div>
);
