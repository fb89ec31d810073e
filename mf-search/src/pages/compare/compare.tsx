import {
  Button,
  ButtonLink,
  CheckIcon,
  EmptyState,
  HiddenText,
  Icon,
  Notice,
  Picture,
  PrinterIcon,
  SaveButton,
  useHydrated,
} from '@verandah/design';
import { useNow, useServices } from '@verandah/kit';
import { compareHomesAddress, listingAddress, mostCompared } from '@verandah/market';
import { useEffect } from 'react';
import styles from './compare.module.css';
import type { CompareData, ComparedHome } from './data.ts';
import { compareGroups, type CompareRow, type CompareValue } from './rows.ts';

/**
 * Homes side by side: a table with a column for each. The homes shown are the ones selected on the cards of results.
 */
export function Compare({ data }: { readonly data: CompareData }) {
  const { homes } = data;
  const { bus } = useServices();
  const ready = useHydrated();
  const ids = homes.map(({ id }) => id).join();
  useEffect(() => {
    const listingIds = ids ? ids.split(',') : [];
    if (bus.last('compared')?.listingIds.join() !== ids) bus.publish('compared', { listingIds });
  }, [bus, ids]);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          Compare homes
        </h1>
        {ready && homes.length > 0 && (
          <Button icon={PrinterIcon} size="small" className={styles.print} onClick={() => window.print()}>
            Print
          </Button>
        )}
      </header>
      <Words data={data} />
      {homes.length > 0 ? (
        <>
          <HomesTable homes={homes} />
          {homes.length === 1 && (
            <p className={styles.more}>
              <ButtonLink kind="primary" href={homes[0]?.statusType === 'rent' ? '/for-rent' : '/for-sale'}>
                Find more homes
              </ButtonLink>
            </p>
          )}
        </>
      ) : (
        <EmptyState
          title="No homes chosen yet"
          actions={
            <ButtonLink kind="primary" href="/for-sale">
              Find homes
            </ButtonLink>
          }
        >
          <p>Select “Compare” on two to four homes in your search results, then come back.</p>
        </EmptyState>
      )}
    </div>
  );
}

/** Messages about homes of the address that are not shown. */
function Words({ data: { homes, missing, beyond } }: { readonly data: CompareData }) {
  const words = [
    missing > 0 && `${missing === 1 ? 'One home' : `${missing} homes`} couldn’t be found and may no longer be listed.`,
    beyond > 0 && `Only the first ${mostCompared} homes are shown.`,
    homes.length === 1 && 'Choose one to three more homes to compare. Select “Compare” on their cards.',
  ].filter((word) => word !== false);
  return (
    words.length > 0 && (
      <div className={styles.words}>
        {words.map((word) => (
          <Notice key={word}>{word}</Notice>
        ))}
      </div>
    )
  );
}

function HomesTable({ homes }: { readonly homes: readonly ComparedHome[] }) {
  const { different, same } = compareGroups(homes, useNow());
  const without = (home: ComparedHome) =>
    compareHomesAddress(homes.filter((other) => other !== home).map(({ id }) => id));
  return (
    // Wider than a phone: it must be scrollable by keyboard too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} aria-label="Homes side by side" tabIndex={0}>
      <table className={styles.table}>
        <caption>
          <HiddenText>Homes side by side: a column for each home, a row for each fact</HiddenText>
        </caption>
        <thead>
          <tr>
            {/* The table's empty corner is not a control. */}
            {/* eslint-disable-next-line jsx-a11y/control-has-associated-label */}
            <td className={styles.corner} />
            {homes.map((home) => (
              <th key={home.id} scope="col" className={styles.home}>
                <Home home={home} without={without(home)} />
              </th>
            ))}
          </tr>
        </thead>
        {different.length > 0 && (
          <Rows title={same.length > 0 ? 'What is different' : null} rows={different} homes={homes} />
        )}
        {same.length > 0 && <Rows title={different.length > 0 ? 'What is the same' : null} rows={same} homes={homes} />}
      </table>
    </section>
  );
}

/** The head of a column: the home, and what can be done with it. */
function Home({ home, without }: { readonly home: ComparedHome; readonly without: string }) {
  const { address, id, media, statusType, uri } = home;
  const { isLive } = useServices();
  const page = listingAddress(uri);
  return (
    <>
      <div className={styles.photograph}>
        <Picture
          photo={media.photos[0] ?? { key: null, colour: '#ccc', alt: '' }}
          sizes="(min-width: 60em) 300px, 200px"
          fill
          eager
          alt=""
        />
        <SaveButton listingId={id} subject={address.street} />
      </div>
      <a className={styles.link} href={page}>
        <span>
          {address.street}
          <HiddenText>, </HiddenText>
          <span className={styles.suburb}>{address.suburb}</span>
        </span>
      </a>
      <div className={styles.actions}>
        {(statusType === 'buy' || statusType === 'rent') && isLive(page) && (
          <ButtonLink size="small" href={`${page}#enquiry`}>
            Enquire<HiddenText> about {address.street}</HiddenText>
          </ButtonLink>
        )}
        <a className={styles.remove} href={without} rel="nofollow">
          Remove<HiddenText> {address.street}</HiddenText>
        </a>
      </div>
    </>
  );
}

interface RowsProps {
  /** Null: all rows are in one group. */
  readonly title: string | null;
  readonly rows: readonly CompareRow[];
  readonly homes: readonly ComparedHome[];
}

const Rows = ({ title, rows, homes }: RowsProps) => (
  <tbody>
    {title && (
      <tr>
        <th scope="rowgroup" colSpan={homes.length + 1} className={styles.group}>
          <span className={styles.name}>{title}</span>
        </th>
      </tr>
    )}
    {rows.map((row) => (
      <tr key={row.title}>
        <th scope="row" className={styles.fact}>
          <span className={styles.name}>{row.title}</span>
        </th>
        {row.values.map((value, index) => (
          <td key={homes[index]?.id} className={styles.value}>
            <Value value={value} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);

function Value({ value }: { readonly value: CompareValue }) {
  if (value === null)
    return (
      <>
        <span aria-hidden="true">–</span>
        <HiddenText>Not stated</HiddenText>
      </>
    );
  if (value === true)
    return (
      <>
        <Icon shape={CheckIcon} />
        <HiddenText>Yes</HiddenText>
      </>
    );
  if (typeof value === 'string') return value;
  return (
    <ul className={styles.values}>
      {value.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}
