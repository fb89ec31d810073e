import { Basis, Button, HiddenText, PlusIcon, Rating } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { locationAddress } from '@verandah/market';
import { LinkList } from '../../features/browse/link-list.tsx';
import {
  addedField,
  compareAddress,
  comparedField,
  comparePath,
  mostCompared,
} from '../../features/compare/compare-address.ts';
import { PlaceInput } from '../../features/finder/place-input.tsx';
import { CrumbLinks } from '../../features/places/crumb-links.tsx';
import { Section } from '../../features/places/section.tsx';
import styles from './compare.module.css';
import type { CompareData, ComparedSuburb } from './data.ts';
import { findSuburbs } from './queries.ts';
import { compareGroups } from './rows.ts';

/** Two or three suburbs side by side, and a form that adds one. */
export function CompareView({ data: { suburbs, search } }: { readonly data: CompareData }) {
  const slugs = suburbs.map(({ place }) => place.slug);
  return (
    <div className={styles.page}>
      <CrumbLinks
        crumbs={[
          { name: 'Locations', href: locationAddress() },
          { name: 'Compare suburbs', href: comparePath },
        ]}
      />
      <header className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          Compare suburbs
        </h1>
        <p className={styles.lead}>
          {suburbs.length === 0
            ? 'Choose two or three suburbs to see their prices, rents and reviews side by side.'
            : suburbs.length === 1
              ? `Add a suburb to compare ${suburbs[0]?.place.name} with.`
              : 'Prices and rents are medians of the past 12 months, shown when there are enough of them.'}
        </p>
      </header>
      {suburbs.length < mostCompared && <AddSuburb slugs={slugs} search={search} />}
      {search !== null && search.found.length > 0 && (
        <Section id="found" title={`Suburbs matching “${search.term}”`}>
          <LinkList
            links={search.found.map(({ label, slug }) => ({ name: label, href: compareAddress([...slugs, slug]) }))}
          />
        </Section>
      )}
      {suburbs.length > 0 && <SuburbsTable suburbs={suburbs} />}
      {suburbs.length > 0 && (
        <Basis
          of="the figures of these suburbs"
          facts={[
            ['Median price', 'The middle of the sales of the past 12 months; their number is in brackets.'],
            ['Change', 'This median compared with that of the 12 months before.'],
            ['Median rent', 'The middle of the asking rents of homes on offer today; their number is in brackets.'],
            ['Yield', '52 weeks of the median rent as a share of the median price.'],
          ]}
          source="Listings on Verandah, sales with a disclosed price, and reviews by members."
        />
      )}
      <CensusCredit suburbs={suburbs} />
    </div>
  );
}

function CensusCredit({ suburbs }: { readonly suburbs: readonly ComparedSuburb[] }) {
  const census = suburbs.map((suburb) => suburb.census).find((each) => each !== null);
  return (
    census && (
      <p className={styles.credit}>
        Who lives there: {census.year} Census. {census.credit}
      </p>
    )
  );
}

function AddSuburb({ slugs, search }: { readonly slugs: readonly string[]; readonly search: CompareData['search'] }) {
  const { graph } = useServices();
  const unknown = search !== null && search.found.length === 0;
  return (
    <form aria-label="Add a suburb" action={comparePath} method="get" data-enhance="">
      {slugs.length > 0 && <input type="hidden" name={comparedField} value={slugs.join(',')} />}
      <PlaceInput
        key={slugs.join()}
        label="Suburb or postcode"
        name={addedField}
        initial={search?.term ?? ''}
        error={
          unknown
            ? `We couldn’t find another suburb called “${search.term}”. Check the spelling or enter a postcode.`
            : undefined
        }
        search={async (term) =>
          (await graph.read(findSuburbs, { term, take: 8 })).locationSearch.map(({ label }) => label)
        }
      >
        <Button type="submit" kind="primary" icon={PlusIcon}>
          Add
        </Button>
      </PlaceInput>
    </form>
  );
}

function SuburbsTable({ suburbs }: { readonly suburbs: readonly ComparedSuburb[] }) {
  const without = (slug: string) =>
    compareAddress(suburbs.flatMap(({ place }) => (place.slug === slug ? [] : [place.slug])));
  return (
    // Three columns may be wider than a phone: it must be scrollable by keyboard too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} aria-label="Suburbs side by side" tabIndex={0}>
      <table className={styles.table}>
        <caption>
          <HiddenText>Suburbs side by side: a column for each suburb, a row for each fact</HiddenText>
        </caption>
        <thead>
          <tr>
            {/* The table's empty corner is not a control. */}
            {/* eslint-disable-next-line jsx-a11y/control-has-associated-label */}
            <td className={styles.fact} />
            {suburbs.map(({ place: { slug, name, stateCode, postcode }, ratings }) => (
              <th key={slug} scope="col" className={styles.suburb}>
                <a className={styles.link} href={locationAddress(slug)}>
                  {name}
                </a>
                <span className={styles.where}>{[stateCode, postcode].filter(Boolean).join(' ')}</span>
                <Rating value={ratings.average} count={ratings.count} size="small" />
                <a className={styles.remove} href={without(slug)} rel="nofollow">
                  Remove<HiddenText> {name}</HiddenText>
                </a>
              </th>
            ))}
          </tr>
        </thead>
        {compareGroups(suburbs).map((group) => (
          <tbody key={group.title}>
            <tr>
              <th scope="rowgroup" colSpan={suburbs.length + 1} className={styles.group}>
                {group.title}
              </th>
            </tr>
            {group.rows.map(({ title, values }) => (
              <tr key={title}>
                <th scope="row" className={styles.fact}>
                  {title}
                </th>
                {values.map((value, index) => (
                  <td key={suburbs[index]?.place.slug} className={styles.value}>
                    <Value value={value} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function Value({ value }: { readonly value: string | readonly string[] | null }) {
  if (value === null || value.length === 0)
    return (
      <>
        <span aria-hidden="true">–</span>
        <HiddenText>Not enough data</HiddenText>
      </>
    );
  if (typeof value === 'string') return value;
  return (
    <ul className={styles.points}>
      {value.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}
