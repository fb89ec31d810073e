import type { ReleaseHealth, MonitorVerdict } from '@verandah/releases';

const percent = new Intl.NumberFormat('en-AU', { style: 'percent', maximumFractionDigits: 2 });
const number = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 3 });

/** '0.25%'; a dash without a value. */
export const percentText = (share: number | null): string => (share === null ? '–' : percent.format(share));
/** '840 ms', '2.4 s' */
export const millisecondsText = (value: number): string =>
  value >= 1000 ? `${(value / 1000).toFixed(1)} s` : `${Math.round(value)} ms`;
export const plainText = (value: number): string => number.format(value);

const states = { idle: 'Nothing new.', waiting: 'Waiting.', well: 'Well.', worse: 'Worse.' } as const;
export const stateWords = ({ state }: MonitorVerdict): string => states[state];

const roles = { live: 'live', rollout: 'in rollout', previous: 'before', undone: 'undone' } as const;
/** '1.0.4, in rollout' */
export const releaseName = ({ version, role }: Pick<ReleaseHealth, 'version' | 'role'>): string =>
  `${version}, ${roles[role]}`;
