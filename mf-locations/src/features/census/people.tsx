import { stateByCode } from '@verandah/market';
import { HiddenText } from '@verandah/design';
import { Section } from '../places/section.tsx';
import { censusRows, peopleText, type Census } from './census.ts';
import styles from './people.module.css';

interface Props {
  readonly place: { readonly name: string; readonly stateCode: string };
  readonly census: Census | null;
}

/** Who lives in a suburb: figures of the Census beside its state's and Australia's. */
export function People({ place: { name, stateCode }, census }: Props) {
  if (census === null) return null;
  const { year, credit, suburb, state, country } = census;
  const rows = censusRows.filter(({ value }) => value(suburb) !== null);
  const columns = [
    { name, figures: suburb },
    ...(state ? [{ name: stateByCode(stateCode)?.name ?? stateCode, figures: state }] : []),
    ...(country ? [{ name: 'Australia', figures: country }] : []),
  ];
  const people = peopleText(suburb.people);
  return (
    <Section
      id="people"
      title={`Who lives in ${name}`}
      lead={people && `${people} lived in ${name} at the ${year} Census.`}
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
              {rows.map(({ title, value }) => (
                <tr key={title}>
                  <th scope="row">{title}</th>
                  {columns.map((column) => (
                    <td key={column.name}>{value(column.figures) ?? '–'}</td>
                  ))}
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
