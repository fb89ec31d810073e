import { alertFrequencies } from '../../features/alerts/alert-frequencies.ts';

/** Options for how often a member is emailed new homes. */
export const digests = [...alertFrequencies, { value: 'never', label: 'Never' }] as const;
