export interface State {
  /** From 1, in alphabetical order of the names. */
  readonly id: number;
  readonly name: string;
  readonly stateCode: string;
  readonly capital: string;
  /** IANA time zone of most of the state. */
  readonly timeZone: string;
}

export const states: readonly State[] = [
  { id: 1, name: 'Australian Capital Territory', stateCode: 'ACT', capital: 'Canberra', timeZone: 'Australia/Sydney' },
  { id: 2, name: 'New South Wales', stateCode: 'NSW', capital: 'Sydney', timeZone: 'Australia/Sydney' },
  { id: 3, name: 'Northern Territory', stateCode: 'NT', capital: 'Darwin', timeZone: 'Australia/Darwin' },
  { id: 4, name: 'Queensland', stateCode: 'QLD', capital: 'Brisbane', timeZone: 'Australia/Brisbane' },
  { id: 5, name: 'South Australia', stateCode: 'SA', capital: 'Adelaide', timeZone: 'Australia/Adelaide' },
  { id: 6, name: 'Tasmania', stateCode: 'TAS', capital: 'Hobart', timeZone: 'Australia/Hobart' },
  { id: 7, name: 'Victoria', stateCode: 'VIC', capital: 'Melbourne', timeZone: 'Australia/Melbourne' },
  { id: 8, name: 'Western Australia', stateCode: 'WA', capital: 'Perth', timeZone: 'Australia/Perth' },
];

/** Victoria. */
export const defaultState: State = states[6] as State;

/** By abbreviation, in any case; undefined for an unknown one. */
export function stateByCode(code: string): State | undefined {
  const upper = code.toUpperCase();
  return states.find((state) => state.stateCode === upper);
}

/** By abbreviation or name, in any case and with any dots: 'Vic.', 'N.S.W.', 'western australia'. */
export function stateByText(text: string): State | undefined {
  const plain = text.replace(/[.]/g, '').replace(/\s+/g, ' ').trim().toUpperCase();
  return states.find(({ stateCode, name }) => stateCode === plain || name.toUpperCase() === plain);
}

/** Options of a state picker. */
export const stateOptions: readonly { readonly id: number; readonly label: string }[] = states.map(({ id, name }) => ({
  id,
  label: name,
}));
