import type { Readable } from 'node:stream';
import { readDegrees } from '../place-row.ts';
import { FileProblem, type Dropped } from '../report.ts';
import { readTable, type Columns, type TableRow } from '../table.ts';

/**
 * The figures of each table of the 2021 Census General Community Profile, with the short headers of its DataPacks: G01
 * (persons), G02 (medians and averages), G37 (tenure of dwellings).
 */
const tables = {
  G01: { people: 'Tot_P_P' },
  G02: {
    median_age: 'Median_age_persons',
    household_income: 'Median_tot_hhd_inc_weekly',
    rent: 'Median_rent_weekly',
    mortgage: 'Median_mortgage_repay_monthly',
    household_size: 'Average_household_size',
  },
  G37: { dwellings: 'Total_Total', owned_outright: 'O_OR_Total', mortgaged: 'O_MTG_Total', rented: 'R_Tot_Total' },
} as const;
type Table = keyof typeof tables;
/** Columns of `census_area` that hold figures. */
export type Figure = keyof (typeof tables)['G01'] | keyof (typeof tables)['G02'] | keyof (typeof tables)['G37'];

const headers: Readonly<Record<Figure, string>> = { ...tables.G01, ...tables.G02, ...tables.G37 };
const figures = Object.keys(headers) as Figure[];
/** A median of nothing is 0 in the DataPacks. */
const zeroIsNone = new Set<Figure>(Object.keys(tables.G02) as Figure[]);

type Column = 'suburb' | 'area' | 'state' | 'country' | 'name' | 'latitude' | 'longitude' | Figure;
const columns: Columns<Column> = {
  suburb: ['SAL_CODE_2021', 'SAL_CODE21', 'sal_2021', 'sal_code', 'sal'],
  // Of the DataPack's list of areas of all kinds (2021Census_geog_desc).
  area: ['Census_Code_2021'],
  state: ['STE_CODE_2021', 'STE_CODE21'],
  country: ['AUS_CODE_2021', 'AUS_CODE21'],
  name: ['SAL_NAME_2021', 'SAL_NAME21', 'Census_Name_2021', 'suburb_name', 'name'],
  latitude: ['lat', 'latitude'],
  longitude: ['lng', 'long', 'longitude', 'lon'],
  people: [headers.people],
  median_age: [headers.median_age],
  household_income: [headers.household_income],
  rent: [headers.rent],
  mortgage: [headers.mortgage],
  household_size: [headers.household_size],
  dwellings: [headers.dwellings],
  owned_outright: [headers.owned_outright],
  mortgaged: [headers.mortgaged],
  rented: [headers.rented],
};

/** A suburb in the Bureau's list of areas. */
export interface CensusArea {
  readonly line: number;
  /** 'SAL20001' */
  readonly code: string;
  /** As the Bureau writes it: 'Ascot (Ballarat - Vic.)'. */
  readonly name: string;
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
}

/** Figures of an area; null where the Bureau publishes none. */
export interface AreaFigures {
  readonly code: string;
  readonly values: Readonly<Partial<Record<Figure, number | null>>>;
}

/** A file of the Census: a list of suburbs, or a table with figures. */
export type CensusFile = { readonly read: number; readonly dropped: readonly Dropped[] } & (
  | { readonly kind: 'areas'; readonly areas: readonly CensusArea[] }
  | { readonly kind: 'figures'; readonly columns: readonly Figure[]; readonly rows: readonly AreaFigures[] }
);

interface Layout {
  readonly level: 'suburb' | 'area' | 'state' | 'country';
  /** None: a list of areas. */
  readonly columns: readonly Figure[];
}

/**
 * Reads a file of the Census; its first line identifies it.
 * @throws {FileProblem} when it is none, or lacks a column
 */
export async function readCensusFile(file: Readable): Promise<CensusFile> {
  const dropped: Dropped[] = [];
  const areas = new Map<string, CensusArea>();
  const rows = new Map<string, AreaFigures & { readonly line: number }>();
  let layout: Layout | undefined;
  let read = 0;
  for await (const row of readTable(file, columns, [])) {
    read += 1;
    const drop = (reason: string): void => {
      dropped.push({ at: row.line, name: row.cells.name ?? '', reason });
    };
    if (row.problem !== undefined) {
      drop(row.problem);
      continue;
    }
    layout ??= layoutOf(row.cells);
    const code = codeOf(row.cells[layout.level] ?? '', layout.level);
    if (code === null) continue;
    if (code === undefined) {
      drop(`"${row.cells[layout.level] ?? ''}" is not a code of an area of 2021 (${columns[layout.level][0]}).`);
      continue;
    }
    if (layout.columns.length === 0) {
      const area = areaOf(row, code);
      const earlier = areas.get(code);
      // Lists of mesh blocks name a suburb many times.
      if (earlier !== undefined && earlier.name !== area.name)
        drop(`${code} has another name in line ${earlier.line}.`);
      else if (earlier === undefined) areas.set(code, area);
      continue;
    }
    const values = valuesOf(row, layout.columns);
    const earlier = rows.get(code);
    if (typeof values === 'string') drop(values);
    else if (earlier !== undefined) drop(`It repeats line ${earlier.line}.`);
    else rows.set(code, { line: row.line, code, values });
  }
  if (layout === undefined || areas.size + rows.size === 0)
    throw new FileProblem(
      dropped[0] === undefined
        ? 'The file has no rows.'
        : `No row is an area. Line ${dropped[0].at}: ${dropped[0].reason}`,
    );
  return layout.columns.length === 0
    ? { kind: 'areas', read, dropped, areas: [...areas.values()] }
    : { kind: 'figures', read, dropped, columns: layout.columns, rows: [...rows.values()] };
}

function layoutOf(cells: TableRow<Column>['cells']): Layout {
  const level = (['suburb', 'area', 'state', 'country'] as const).find((each) => cells[each] !== undefined);
  if (level === undefined)
    throw new FileProblem(
      'The first line names no column SAL_CODE_2021, STE_CODE_2021 or AUS_CODE_2021: it is not a file of the 2021 Census by suburb, state or country.',
    );
  const found = figures.filter((figure) => cells[figure] !== undefined);
  if (found.length === 0) {
    if (cells.name !== undefined && level !== 'country' && level !== 'state') return { level, columns: [] };
    throw new FileProblem(
      'The first line names neither the columns of table G01, G02 or G37 (in a DataPack with short headers) nor SAL_NAME_2021.',
    );
  }
  for (const [table, members] of Object.entries(tables) as [Table, Readonly<Record<string, string>>][]) {
    const lacking = Object.entries(members).filter(([figure]) => cells[figure as Figure] === undefined);
    if (lacking.length > 0 && lacking.length < Object.keys(members).length)
      throw new FileProblem(`It is table ${table}, but lacks ${lacking.map(([, header]) => header).join(', ')}.`);
  }
  return { level, columns: found };
}

/** @returns null for an area of another kind in a list of all; undefined unless it is a code */
function codeOf(text: string, level: Layout['level']): string | null | undefined {
  if (level === 'country') return text === '' ? undefined : 'AUS';
  if (level === 'state') {
    const digit = /^(?:STE)?([1-9])$/i.exec(text)?.[1];
    return digit && `STE${digit}`;
  }
  if (level === 'area' && !/^SAL/i.test(text)) return null;
  const digits = /^(?:SAL)?([1-9]\d{4})$/i.exec(text)?.[1];
  return digits && `SAL${digits}`;
}

function areaOf({ line, cells }: TableRow<Column>, code: string): CensusArea {
  const [latitude, longitude] = [readDegrees(cells.latitude), readDegrees(cells.longitude)];
  return {
    line,
    code,
    name: (cells.name ?? '').replace(/\s+/g, ' ').slice(0, 150),
    position: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
  };
}

/** Larger values are not numbers of people or dollars. */
const most = 100_000_000;

/** @returns the figures, or which column holds none */
function valuesOf({ cells }: TableRow<Column>, wanted: readonly Figure[]): AreaFigures['values'] | string {
  const values: Partial<Record<Figure, number | null>> = {};
  for (const figure of wanted) {
    const text = cells[figure] ?? '';
    const isSize = figure === 'household_size';
    // '..' is the Bureau's sign for not applicable.
    if (text !== '' && text !== '..' && !(isSize ? /^\d{1,2}(?:\.\d+)?$/ : /^\d{1,9}$/).test(text))
      return `${headers[figure]} is "${text.slice(0, 40)}", which is not a ${isSize ? 'number' : 'whole number'}.`;
    const value = text === '' || text === '..' ? null : Number(text);
    if (value !== null && value > most) return `${headers[figure]} is ${text}, which is too large.`;
    const rounded = value !== null && isSize ? Math.round(value * 10) / 10 : value;
    values[figure] = rounded === 0 && zeroIsNone.has(figure) ? null : rounded;
  }
  return values;
}
