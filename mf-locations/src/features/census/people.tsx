import { stateByCode } from '@verandah/market';
import { HiddenText } from '@verandah/design';
import { Section } from '../places/section.tsx';
import { censusRows, figureOf, peopleText, type Census } from './census.ts';
import styles from './people.module.css';

interface Props {
  readonly place: { readonly name: string; readonly stateCode: string };
  readonly census: Census | null;
}

/** Who lives in a suburb: figures of the Census beside its state's and Australia's. */
export function People({ place: { name, stateCode }, census }: Props) {
  if (census === null) return null;
  const { year, credit } = census;
  const rows = censusRows.flatMap((row) => {
    const figure = figureOf(census, row.name);
    return figure ? [{ ...row, figure }] : [];
  });
  const has = (area: 'state' | 'country'): boolean => rows.some(({ figure }) => figure[area] !== null);
  const columns: readonly { readonly name: string; readonly area: 'suburb' | 'state' | 'country' }[] = [
    { name, area: 'suburb' },
    ...(has('state') ? [{ name: stateByCode(stateCode)?.name ?? stateCode, area: 'state' as const }] : []),
    ...(has('country') ? [{ name: 'Australia', area: 'country' as const }] : []),
  ];
  const people = figureOf(census, 'people');
  return (
    <Section
      id="people"
      title={`Who lives in ${name}`}
      lead={people && `${peopleText(people.suburb)} lived in ${name} at the ${year} Census.`}
    >
      {rows.length > 0 && (
        // Focusable, so that it can be scrolled by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className={styles.scroll} tabIndex={0} aria-labelledby="census-title">
          <table className={styles.table}>
            <caption id="census-title">Medians and shares of homes, {year} Census</caption>
            <thead>
              <tr>
                <th scope="col">
                  <HiddenText>Figure</HiddenText>
                </th>
                {columns.map((column) => (
                  <th key={column.name} scope="col">
                    {column.name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ title, text, figure }) => (
                <tr key={title}>
                  <th scope="row">{title}</th>
                  {columns.map((column) => {
                    const value = figure[column.area];
                    return <td key={column.name}>{value === null ? '–' : text(value)}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <p className={styles.credit}>
        {credit} {year} Census of Population and Housing. Small numbers are adjusted to protect people’s privacy.
      </p>
    </Section>
  );
}
