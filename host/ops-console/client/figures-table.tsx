/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from 'react';
import { classNames } from '@verandah/design';
import styles from './figures-table.module.css';

interface FiguresTableProps {
  readonly caption: ReactNode;
  /** The first is that of the row's name. */
  readonly columns: readonly FiguresColumn[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}
interface FiguresColumn {
  readonly name: string;
  /** What an abbreviation means. */
  readonly means?: string;
}

/**
 * A table that becomes a card for each row where the screen is narrow. The roles are those of the elements: browsers
 * take them away from a table that is not displayed as one.
 */
export function FiguresTable({ caption, columns, rows }: FiguresTableProps) {
  return (
    <table className={classNames(styles.table, columns.length > 6 && styles.figures)} role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ name, means }) => (
            <th key={name} scope="col" role="columnheader">
              {means ? <abbr title={means}>{name}</abbr> : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, cells: [head, ...cells] }) => (
          <tr key={key} role="row">
            <th scope="row" role="rowheader">
              {head}
            </th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]?.name} role="cell" data-column={columns[at + 1]?.name}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
