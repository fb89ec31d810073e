import { byBrackets, type Bracket } from './brackets.ts';
import type { DutySchedule, Purchase } from './schedule.ts';

// Revenue NSW, transfer duty, as of 1 July 2025 to 30 June 2026 (thresholds are indexed each July). The last row is the
// premium rate for homes.
const newSouthWales: readonly Bracket[] = [
  { over: 0, base: 0, per100: 1.25 },
  { over: 17_000, base: 212, per100: 1.5 },
  { over: 37_000, base: 512, per100: 1.75 },
  { over: 99_000, base: 1_597, per100: 3.5 },
  { over: 372_000, base: 11_152, per100: 4.5 },
  { over: 1_240_000, base: 50_212, per100: 5.5 },
  { over: 3_721_000, base: 186_667, per100: 7 },
];

/** Duty phased in between two values: none up to `from`, rising linearly to `full` at `to`. */
const phasedIn = (value: number, from: number, to: number, full: number): number =>
  value <= from ? 0 : (full * (value - from)) / (to - from);

export const nsw: DutySchedule = {
  name: 'Transfer duty',
  asOf: 'for 1 July 2025 to 30 June 2026',
  source: { office: 'Revenue NSW', url: 'https://www.revenue.nsw.gov.au/taxes-duties-levies-royalties/transfer-duty' },
  unconfirmed:
    'We couldn’t confirm the New South Wales thresholds from 1 July 2026. They’re indexed each July, which usually lowers duty by a few hundred dollars.',
  notes: [
    'First Home Buyers Assistance: no duty up to $800,000, reduced duty up to $1,000,000; for land $350,000 and $450,000.',
  ],
  duty({ value, buyer, bought }: Purchase): number {
    const full = Math.max(20, byBrackets(value, newSouthWales));
    const [from, to] = bought === 'land' ? ([350_000, 450_000] as const) : ([800_000, 1_000_000] as const);
    return buyer === 'first' && value < to ? phasedIn(value, from, to, byBrackets(to, newSouthWales)) : full;
  },
};

// State Revenue Office Victoria, current rates as of 11 December 2025: general rates for contracts since 1 July 2021;
// rates for a principal place of residence up to $550,000 since 6 May 2008; first home buyer exemption and concession
// since 1 July 2017.
const victoria: readonly Bracket[] = [
  { over: 0, base: 0, per100: 1.4 },
  { over: 25_000, base: 350, per100: 2.4 },
  { over: 130_000, base: 2_870, per100: 6 },
];
const victoriaHome: readonly Bracket[] = [
  ...victoria.slice(0, 2),
  { over: 130_000, base: 2_870, per100: 5 },
  { over: 440_000, base: 18_370, per100: 6 },
];

function victoriaGeneral(value: number): number {
  if (value > 2_000_000) return 110_000 + (value - 2_000_000) * 0.065;
  return value > 960_000 ? value * 0.055 : byBrackets(value, victoria, { wholeHundreds: false });
}

export const vic: DutySchedule = {
  name: 'Land transfer duty',
  asOf: 'in force since 1 July 2021, as published on 11 December 2025',
  source: { office: 'State Revenue Office Victoria', url: 'https://www.sro.vic.gov.au/land-transfer-duty' },
  notes: [
    'To live in: the lower rates for a principal place of residence up to $550,000.',
    'First home: no duty up to $600,000, reduced duty up to $750,000.',
    'Off-the-plan, young family and pensioner concessions aren’t included.',
  ],
  duty({ value, buyer }: Purchase): number {
    if (buyer === 'first' && value <= 750_000) return (victoriaGeneral(value) * Math.max(0, value - 600_000)) / 150_000;
    return buyer !== 'investor' && value <= 550_000
      ? byBrackets(value, victoriaHome, { wholeHundreds: false })
      : victoriaGeneral(value);
  },
};

// Queensland Revenue Office, as of September 2025: transfer duty rates, home concession rates since 1 July 2012, first
// home concession since 9 June 2024, new homes and land for first homes since 1 May 2025.
const queensland: readonly Bracket[] = [
  { over: 5_000, base: 0, per100: 1.5 },
  { over: 75_000, base: 1_050, per100: 3.5 },
  { over: 540_000, base: 17_325, per100: 4.5 },
  { over: 1_000_000, base: 38_025, per100: 5.75 },
];
const queenslandHome: readonly Bracket[] = [
  { over: 0, base: 0, per100: 1 },
  { over: 350_000, base: 3_500, per100: 3.5 },
  { over: 540_000, base: 10_150, per100: 4.5 },
  { over: 1_000_000, base: 30_850, per100: 5.75 },
];
/** Reduction for a first home: all of the duty below $710,000, then a tenth less with every $10,000. */
const firstHomeOff = (value: number): number =>
  value >= 800_000 ? 0 : 17_350 - 1_735 * Math.max(0, Math.floor((value - 700_000) / 10_000));

export const qld: DutySchedule = {
  name: 'Transfer duty',
  asOf: 'in force since 1 May 2025, as published in September 2025',
  source: {
    office: 'Queensland Revenue Office',
    url: 'https://qro.qld.gov.au/duties/transfer-duty/calculate/concession-rates',
  },
  unconfirmed:
    'Queensland’s June 2026 budget announced concessions for homes. We couldn’t confirm them, so they aren’t included.',
  notes: [
    'To live in: home concession rates.',
    'First home: no duty on a new home or on land to build on; reduced duty on other homes up to $800,000.',
  ],
  duty({ value, buyer, bought }: Purchase): number {
    if (buyer === 'investor') return byBrackets(value, queensland);
    if (buyer === 'first' && bought !== 'home') return 0;
    const home = byBrackets(value, queenslandHome);
    return buyer === 'first' ? Math.max(0, home - firstHomeOff(value)) : home;
  },
};

// ACT Revenue Office, conveyance duty, as of 1 July 2025: eligible owner-occupiers, and non-commercial duty for others.
const capitalOwner: readonly Bracket[] = [
  { over: 0, base: 0, per100: 0.28 },
  { over: 260_000, base: 728, per100: 2.2 },
  { over: 300_000, base: 1_608, per100: 3.4 },
  { over: 500_000, base: 8_408, per100: 4.32 },
  { over: 750_000, base: 19_208, per100: 5.9 },
  { over: 1_000_000, base: 33_958, per100: 6.4 },
];
const capital: readonly Bracket[] = [
  { over: 0, base: 0, per100: 1.2 },
  { over: 200_000, base: 2_400, per100: 2.2 },
  { over: 300_000, base: 4_600, per100: 3.4 },
  { over: 500_000, base: 11_400, per100: 4.32 },
  { over: 750_000, base: 22_200, per100: 5.9 },
  { over: 1_000_000, base: 36_950, per100: 6.4 },
];
/** Maximum reduction by the Home Buyer Concession: the duty on $1,020,000. */
const mostOff = 35_238;

export const act: DutySchedule = {
  name: 'Conveyance duty',
  asOf: 'for 1 July 2025 to 30 June 2026',
  source: { office: 'ACT Revenue Office', url: 'https://www.revenue.act.gov.au/duties/conveyance-duty' },
  unconfirmed: 'The ACT lowers its rates each July. We couldn’t confirm those from 1 July 2026.',
  notes: [
    'First home: the Home Buyer Concession, for households below its income limit who own no other home: no duty up to $1,020,000, reduced duty above.',
    'Off-the-plan and pensioner concessions aren’t included.',
  ],
  duty({ value, buyer }: Purchase): number {
    const full =
      value >= 1_455_000
        ? Math.ceil(value / 100) * 4.54
        : byBrackets(value, buyer === 'investor' ? capital : capitalOwner);
    return buyer === 'first' ? Math.max(0, full - mostOff) : buyer === 'investor' ? Math.max(20, full) : full;
  },
};
