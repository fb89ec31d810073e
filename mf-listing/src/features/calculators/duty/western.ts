import { byBrackets, type Bracket } from './brackets.ts';
import type { DutySchedule, Purchase } from './schedule.ts';

// RevenueSA, rate of stamp duty on conveyances, as of 2025; relief for first homes without a limit on their value since
// 6 June 2024.
const southAustralia: readonly Bracket[] = [
  { over: 0, base: 0, per100: 1 },
  { over: 12_000, base: 120, per100: 2 },
  { over: 30_000, base: 480, per100: 3 },
  { over: 50_000, base: 1_080, per100: 3.5 },
  { over: 100_000, base: 2_830, per100: 4 },
  { over: 200_000, base: 6_830, per100: 4.25 },
  { over: 250_000, base: 8_955, per100: 4.75 },
  { over: 300_000, base: 11_330, per100: 5 },
  { over: 500_000, base: 21_330, per100: 5.5 },
];

export const sa: DutySchedule = {
  name: 'Stamp duty',
  asOf: 'in force since 6 June 2024, as published in 2025',
  source: { office: 'RevenueSA', url: 'https://www.revenuesa.sa.gov.au/stampduty' },
  notes: [
    'Home buyers and investors pay the same.',
    'First home: no duty on a new home or on land to build on; no relief for an established home.',
    'Relief for buyers of 60 and over who move to a smaller new home isn’t included.',
  ],
  duty: ({ value, buyer, bought }: Purchase): number =>
    buyer === 'first' && bought !== 'home' ? 0 : byBrackets(value, southAustralia),
};

// RevenueWA, general rate (since 1 July 2022 for homes too) and first home owner rate since 21 March 2025 for Perth and
// Peel, as of January 2026.
const westernAustralia: readonly Bracket[] = [
  { over: 0, base: 0, per100: 1.9 },
  { over: 120_000, base: 2_280, per100: 2.85 },
  { over: 150_000, base: 3_135, per100: 3.8 },
  { over: 360_000, base: 11_115, per100: 4.75 },
  { over: 725_000, base: 28_453, per100: 5.15 },
];
const firstHome: readonly Bracket[] = [{ over: 500_000, base: 0, per100: 13.63 }];
const firstLand: readonly Bracket[] = [{ over: 350_000, base: 0, per100: 15.39 }];

export const wa: DutySchedule = {
  name: 'Transfer duty',
  asOf: 'in force since 21 March 2025, as published in January 2026',
  source: { office: 'RevenueWA', url: 'https://www.wa.gov.au/organisation/department-of-finance/transfer-duty' },
  notes: [
    'First home in Perth and Peel: no duty up to $500,000, reduced duty up to $700,000; for land $350,000 and $450,000.',
    'Elsewhere in the state the lower rate for a first home reaches to $750,000 ($11.90 for each $100 above $500,000): that isn’t included.',
    'Off-the-plan concessions aren’t included.',
  ],
  duty({ value, buyer, bought }: Purchase): number {
    const land = bought === 'land';
    return buyer === 'first' && value <= (land ? 450_000 : 700_000)
      ? byBrackets(value, land ? firstLand : firstHome)
      : byBrackets(value, westernAustralia);
  },
};

// State Revenue Office of Tasmania, rates of duty since 21 October 2013, as of 2025.
const tasmania: readonly Bracket[] = [
  { over: 3_000, base: 50, per100: 1.75 },
  { over: 25_000, base: 435, per100: 2.25 },
  { over: 75_000, base: 1_560, per100: 3.5 },
  { over: 200_000, base: 5_935, per100: 4 },
  { over: 375_000, base: 12_935, per100: 4.25 },
  { over: 725_000, base: 27_810, per100: 4.5 },
];

export const tas: DutySchedule = {
  name: 'Property transfer duty',
  asOf: 'in force since 21 October 2013, as published in 2025',
  source: { office: 'State Revenue Office of Tasmania', url: 'https://www.sro.tas.gov.au/property-transfer-duties' },
  unconfirmed:
    'In Tasmania, first home buyers paid no duty on established homes up to $750,000 that settled by 30 June 2026. We couldn’t confirm an extension, so it isn’t included.',
  notes: ['Home buyers, investors and first home buyers pay the same.'],
  duty: ({ value }: Purchase): number => Math.max(50, byBrackets(value, tasmania)),
};

// Territory Revenue Office, conveyance, as of 2025–26. Quoted from other sources: the office's own table could not be
// read.
/** Duty up to $525,000, with V in thousands of dollars. */
const territoryFormula = (thousands: number): number => 0.06571441 * thousands ** 2 + 15 * thousands;

export const nt: DutySchedule = {
  name: 'Stamp duty',
  asOf: 'for 1 July 2025 to 30 June 2026',
  source: {
    office: 'Territory Revenue Office',
    url: 'https://treasury.nt.gov.au/dtf/territory-revenue-office/stamp-duty',
  },
  unconfirmed:
    'The Northern Territory’s figures come from secondary sources. We couldn’t confirm them with its revenue office.',
  notes: [
    'Home buyers, investors and first home buyers pay the same.',
    'The exemption for new house and land packages (contracts until 30 June 2027) isn’t included.',
  ],
  duty({ value }: Purchase): number {
    if (value <= 525_000) return territoryFormula(value / 1000);
    return value * (value < 3_000_000 ? 0.0495 : value < 5_000_000 ? 0.0575 : 0.0595);
  },
};
