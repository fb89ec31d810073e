import { dutySchedule, stampDuty } from './stamp-duty.ts';
import type { Bought, Buyer } from './schedule.ts';

const duty = (state: string, value: number, buyer: Buyer = 'owner', bought: Bought = 'home'): number => {
  const schedule = dutySchedule(state);
  if (!schedule) throw new Error(state);
  return stampDuty(schedule, { value, buyer, bought });
};

test('[LIST-12] New South Wales: 2025–26, with the premium rate and the assistance for first homes', () => {
  expect(
    [1_000, 17_000, 37_000, 99_000, 372_000, 1_240_000, 3_721_000, 4_000_000].map((value) => duty('NSW', value)),
  ).toEqual([20, 213, 512, 1_597, 11_152, 50_212, 186_667, 206_197]);
  expect([duty('NSW', 850_000), duty('NSW', 850_000, 'investor')]).toEqual([32_662, 32_662]);
  expect([800_000, 900_000, 999_999, 1_000_000].map((value) => duty('NSW', value, 'first'))).toEqual([
    0, 19_706, 39_412, 39_412,
  ]);
  expect([350_000, 400_000, 450_000].map((value) => duty('NSW', value, 'first', 'land'))).toEqual([0, 7_331, 14_662]);
});

test('[LIST-12] Victoria: general rates, a principal place of residence, and a first home', () => {
  expect(
    [25_000, 130_000, 500_000, 960_000, 1_000_000, 2_000_000, 3_000_000].map((value) => duty('VIC', value, 'investor')),
  ).toEqual([350, 2_870, 25_070, 52_670, 55_000, 110_000, 175_000]);
  expect([440_000, 500_000, 550_000, 550_001].map((value) => duty('VIC', value))).toEqual([
    18_370, 21_970, 24_970, 28_070,
  ]);
  expect([600_000, 675_000, 750_000, 750_001].map((value) => duty('VIC', value, 'first'))).toEqual([
    0, 17_785, 40_070, 40_070,
  ]);
});

test('[LIST-12] Queensland: transfer duty, home concession, and first homes old and new', () => {
  expect([5_000, 75_000, 540_000, 1_000_000, 1_200_000].map((value) => duty('QLD', value, 'investor'))).toEqual([
    0, 1_050, 17_325, 38_025, 49_525,
  ]);
  expect([350_000, 540_000, 1_000_000, 1_200_000].map((value) => duty('QLD', value))).toEqual([
    3_500, 10_150, 30_850, 42_350,
  ]);
  expect([700_000, 709_999, 710_000, 790_000, 800_000].map((value) => duty('QLD', value, 'first'))).toEqual([
    0, 450, 2_185, 19_665, 21_850,
  ]);
  expect([duty('QLD', 1_500_000, 'first', 'new'), duty('QLD', 900_000, 'first', 'land')]).toEqual([0, 0]);
});

test('[LIST-12] the Capital Territory: 2025–26, owner-occupiers, others, and the home buyer concession', () => {
  expect(
    [260_000, 300_000, 500_000, 750_000, 1_000_000, 1_454_900, 1_455_000].map((value) => duty('ACT', value)),
  ).toEqual([728, 1_608, 8_408, 19_208, 33_958, 63_072, 66_057]);
  expect(
    [200_000, 300_000, 500_000, 750_000, 1_000_000, 1_500_000].map((value) => duty('ACT', value, 'investor')),
  ).toEqual([2_400, 4_600, 11_400, 22_200, 36_950, 68_100]);
  expect([1_020_000, 1_100_000].map((value) => duty('ACT', value, 'first'))).toEqual([0, 5_120]);
});

test('[LIST-12] South Australia: one schedule, nothing for a new first home', () => {
  expect(
    [12_000, 30_000, 50_000, 100_000, 200_000, 250_000, 300_000, 500_000, 750_000].map((value) => duty('SA', value)),
  ).toEqual([120, 480, 1_080, 2_830, 6_830, 8_955, 11_330, 21_330, 35_080]);
  expect([
    duty('SA', 750_000, 'first'),
    duty('SA', 750_000, 'first', 'new'),
    duty('SA', 400_000, 'first', 'land'),
  ]).toEqual([35_080, 0, 0]);
});

test('[LIST-12] Western Australia: residential rates and the first home owner rate', () => {
  expect([120_000, 150_000, 360_000, 725_000, 1_000_000].map((value) => duty('WA', value))).toEqual([
    2_280, 3_135, 11_115, 28_453, 42_616,
  ]);
  expect([500_000, 600_000, 700_000, 700_100].map((value) => duty('WA', value, 'first'))).toEqual([
    0, 13_630, 27_260, 27_270,
  ]);
  expect([350_000, 450_000].map((value) => duty('WA', value, 'first', 'land'))).toEqual([0, 15_390]);
});

test('[LIST-12] Tasmania and the Northern Territory', () => {
  expect([2_000, 3_000, 25_000, 75_000, 200_000, 375_000, 725_000, 800_000].map((value) => duty('TAS', value))).toEqual(
    [50, 50, 435, 1_560, 5_935, 12_935, 27_810, 31_185],
  );
  expect([500_000, 525_000, 700_000, 3_000_000, 4_000_000, 6_000_000].map((value) => duty('NT', value))).toEqual([
    23_929, 25_988, 34_650, 172_500, 230_000, 357_000,
  ]);
});

test('[LIST-12] part of a hundred counts as whole where the law requires it, and duty never falls as the price rises', () => {
  expect([duty('QLD', 600_001, 'investor'), duty('QLD', 600_100, 'investor')]).toEqual([20_030, 20_030]);
  for (const state of ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']) {
    for (const buyer of ['owner', 'investor', 'first'] as const) {
      // Victoria's flat rate starts a little above the end of the brackets, the ACT's a little below.
      const steps = Array.from({ length: 360 }, (_, at) => duty(state, 10_000 * (at + 1), buyer));
      const falls = steps.filter(
        (step, at) => at > 0 && step < (steps[at - 1] ?? 0) - (state === 'ACT' ? 400 : 0),
      ).length;
      expect([state, buyer, falls]).toEqual([state, buyer, 0]);
    }
  }
});

test('[LIST-12] the published examples of revenue offices and lawyers are matched', () => {
  // State Revenue Office Victoria: the saving for a principal place of residence between $440,000 and $550,000.
  expect(duty('VIC', 500_000, 'investor') - duty('VIC', 500_000)).toBe(3_100);
  // Queensland: $730,000 and $850,000 as a first and as a later home, $900,000 to live in and to rent out, and the
  // maximum saving for a first home.
  expect([
    duty('QLD', 730_000, 'first'),
    duty('QLD', 850_000),
    duty('QLD', 900_000),
    duty('QLD', 900_000, 'investor'),
    duty('QLD', 700_000, 'investor'),
  ]).toEqual([6_555, 24_100, 26_350, 33_525, 24_525]);
  expect([200_000, 300_000, 400_000, 500_000, 600_000].map((value) => duty('WA', value))).toEqual([
    5_035, 8_835, 13_015, 17_765, 22_515,
  ]);
  expect([duty('TAS', 500_000), duty('TAS', 750_000)]).toEqual([18_248, 28_935]);
  expect([400_000, 500_000, 750_000].map((value) => duty('NT', value))).toEqual([16_514, 23_929, 37_125]);
  // ACT: the maximum reduction by the Home Buyer Concession.
  expect(duty('ACT', 1_020_000)).toBe(35_238);
  expect(duty('SA', 600_000)).toBe(26_830);
});

test('[LIST-12] rates that could not be confirmed are named for the states concerned, and for no other', () => {
  const unconfirmed = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'].filter(
    (state) => dutySchedule(state)?.unconfirmed,
  );
  expect(unconfirmed).toEqual(['ACT', 'NSW', 'NT', 'QLD', 'TAS']);
});

test('[LIST-12] every state and territory names its source, its date and its exclusions', () => {
  for (const state of ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']) {
    expect(dutySchedule(state.toLowerCase())).toMatchObject({
      asOf: expect.stringMatching(/\d{4}/),
      source: { url: expect.stringMatching(/^https:\/\/[\w.]+\.gov\.au\//) },
      notes: expect.arrayContaining([expect.any(String)]),
    });
  }
  expect(dutySchedule('XX')).toBeUndefined();
});
