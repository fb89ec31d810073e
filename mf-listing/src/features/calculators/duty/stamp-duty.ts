import { act, nsw, qld, vic } from './eastern.ts';
import type { DutySchedule, Purchase } from './schedule.ts';
import { nt, sa, tas, wa } from './western.ts';

const schedules: Readonly<Record<string, DutySchedule>> = {
  ACT: act,
  NSW: nsw,
  NT: nt,
  QLD: qld,
  SA: sa,
  TAS: tas,
  VIC: vic,
  WA: wa,
};

/** The schedule of a state or territory code ('VIC'); undefined for any other text. */
export const dutySchedule = (stateCode: string): DutySchedule | undefined => schedules[stateCode.toUpperCase()];

/** Duty on a purchase in whole dollars. */
export const stampDuty = (schedule: DutySchedule, purchase: Purchase): number => Math.round(schedule.duty(purchase));
