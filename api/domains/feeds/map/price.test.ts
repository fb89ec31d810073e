import { mapTestListing } from '../fixtures/listing.ts';

const rental = (inside: string) => mapTestListing(inside, { kind: 'rental' });

test('[LIST-14] a price without display is shown as the format rules, or hidden if the office chose that', () => {
  for (const missing of ['yes', 'no'] as const)
    expect(mapTestListing('<price display="yes">500000</price>', {}, missing).record.price?.visible).toBe(true);
  expect(mapTestListing('<price>500000</price>').record.price).toEqual({ amount: 500_000, visible: true });
  const { record, codes } = mapTestListing('<price>500000</price>', {}, 'no');
  expect([record.price, codes]).toEqual([{ amount: 500_000, visible: false }, ['price-hidden']]);
});

test('[LIST-14] an empty display and any other value than yes hide a price', () => {
  for (const price of [
    '<price display="no">500000</price>',
    '<price display="2">500000</price>',
    '<price display="false">500000</price>',
    '<price display="">500000</price>',
  ]) {
    const { record, codes } = mapTestListing(price);
    expect(record.price).toEqual({ amount: 500_000, visible: false });
    expect(codes).toEqual(['price-hidden']);
  }
});

test('[LIST-14] a rent is hidden when any of its elements is, a sold price according to its own display', () => {
  expect(rental('<rent period="week" display="yes">350</rent><rent period="month">1500</rent>').record.rent).toEqual({
    weekly: 350,
    visible: true,
  });
  expect(
    rental('<rent period="week" display="yes">350</rent><rent period="month" display="no">1500</rent>').record.rent,
  ).toEqual({ weekly: 350, visible: false });
  expect(rental('<rent period="week">350</rent>').record.rent).toEqual({ weekly: 350, visible: true });
  expect(mapTestListing('<rent period="week">350</rent>', { kind: 'rental' }, 'no').record.rent?.visible).toBe(false);
  const sold = (attributes: string) =>
    mapTestListing(`<soldDetails><soldPrice ${attributes}>580000</soldPrice><date>2026-10-01</date></soldDetails>`, {
      status: 'sold',
    }).record.sold;
  expect(sold('display="yes"')).toEqual({ price: 580_000, priceVisible: true, day: '2026-10-01' });
  expect(sold('display="range"')).toMatchObject({ priceVisible: false });
  expect(sold('')).toMatchObject({ priceVisible: true });
});

test('[DATA-08] POA and other words in a number leave it out; signs and separators are read and noted', () => {
  const price = (text: string) => {
    const { record, codes } = mapTestListing(`<price display="yes">${text}</price>`);
    return [record.price?.amount, ...codes];
  };
  expect(price('POA')).toEqual([null, 'price-in-words']);
  expect(price('Contact agent')).toEqual([null, 'price-in-words']);
  expect(price('$1,250,000')).toEqual([1_250_000, 'number-mended']);
  expect(price('1,2')).toEqual([undefined, 'number-unreadable']);
  expect(price('8.5e5')).toEqual([undefined, 'number-unreadable']);
  expect(price('650k')).toEqual([650_000, 'number-mended']);
  expect(price('1.2 million')).toEqual([1_200_000, 'number-mended']);
  expect(price('250000-310000')).toEqual([250_000, 'range-lowest']);
  expect(price('430-450k')).toEqual([430_000, 'range-lowest']);
  expect(price('<range><min>450000</min><max>550000</max></range>')).toEqual([450_000, 'range-lowest']);
  expect(price('199999.95')).toEqual([199_999]);
  expect(price('0')).toEqual([null]);
  expect(price('')).toEqual([null]);
  expect(price('99999999999999')).toEqual([undefined, 'number-out-of-range']);
  expect(price('-5')).toEqual([undefined, 'number-unreadable']);
});

test('[DATA-02] the weekly rent is used, or computed from a monthly one', () => {
  expect(
    rental('<rent period="month">3400</rent><rent period="weekly" display="yes">785</rent>').record.rent?.weekly,
  ).toBe(785);
  const monthly = rental('<rent period="monthly" display="yes">2600</rent><bond>$2,400</bond>');
  expect(monthly.record).toMatchObject({ rent: { weekly: 600, visible: true }, bond: 2400 });
  expect(monthly.codes).toEqual(['rent-per-month', 'number-mended']);
});

test('[DATA-08] a price of any length is read at once', () => {
  for (const space of [' ', '\n', ' \n'])
    expect(mapTestListing(`<price>1${space.repeat(60_000)}x</price>`).codes).toContain('number-unreadable');
});
