import { Button, ButtonLink, Notice, SearchIcon } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { agentFinderAddress, homeValuePath, ownHomesPath } from '@verandah/market';
import { LinkList } from '../../features/browse/link-list.tsx';
import { PlaceInput } from '../../features/finder/place-input.tsx';
import { Section } from '../../features/places/section.tsx';
import type { HomeValueData } from './data.ts';
import { findHomes } from './queries.ts';
import styles from './home-value.module.css';

const steps = [
  ['Sales history', 'What your home sold and leased for, as far as agents have disclosed it.'],
  ['An estimate with its error', 'A range from sales nearby, and how far such estimates were from real prices.'],
  ['Your choice of sales', 'Leave out those that aren’t like your home, and the range follows.'],
  ['Local agents', 'Ask up to three who sold homes near yours for an appraisal.'],
] as const;

/** What a home is worth begins with its address. */
export function HomeValueView({ data: { term, properties, around } }: { readonly data: HomeValueData }) {
  const { graph, isLive } = useServices();
  const isUnknown = term !== '' && properties.length === 0;
  const links = (found: HomeValueData['around']) => found.map(({ label, href }) => ({ name: label, href }));
  const suggest = async (typed: string): Promise<readonly string[]> =>
    (await graph.read(findHomes, { term: typed, take: 8 })).locationSearch.flatMap(({ kind, label }) =>
      kind === 'address' ? [label] : [],
    );
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title} tabIndex={-1}>
          What’s my home worth?
        </h1>
        <p className={styles.lead}>Start with its address.</p>
        <form role="search" aria-label="Find your home" action={homeValuePath} method="get" data-enhance="">
          <PlaceInput
            label="Your home’s address"
            name="q"
            initial={term}
            error={
              isUnknown
                ? 'We have no sale or lease at this address. Enter house number, street and suburb, such as 12 Wilson Street, Richmond.'
                : undefined
            }
            search={suggest}
          >
            <Button type="submit" kind="primary" icon={SearchIcon}>
              Find
            </Button>
          </PlaceInput>
        </form>
      </header>
      {properties.length > 0 && (
        <Section id="found" title={`Homes matching “${term}”`}>
          <LinkList links={links(properties)} />
        </Section>
      )}
      {around.length > 0 && (
        <Section id="around" title="What homes around yours sold for">
          <LinkList links={links(around)} />
        </Section>
      )}
      {isUnknown && isLive(agentFinderAddress()) && (
        <Notice>
          A local agent can appraise any home. <a href={agentFinderAddress()}>Find an agent</a>
        </Notice>
      )}
      <Section id="how" title="What you’ll see">
        <dl className={styles.steps}>
          {steps.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <p>
        <ButtonLink href={ownHomesPath}>Homes you claimed</ButtonLink>
      </p>
    </div>
  );
}
