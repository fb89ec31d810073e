/** Options for how often new homes are emailed. */
export const alertFrequencies = [
  { value: 'immediately', label: 'As it happens' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
] as const;
