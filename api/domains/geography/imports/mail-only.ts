/**
 * Postcodes that Australia Post gives to post office boxes, large-volume receivers and competitions only, from and to;
 * delivery areas have the others of their state.
 */
const ranges: readonly (readonly [from: number, to: number])[] = [
  [200, 299],
  [900, 999],
  [1000, 1999],
  [5800, 5999],
  [6800, 6999],
  [7800, 7999],
  [8000, 8999],
  [9000, 9999],
];

/** Of lists that name each kind of delivery, and of mail centres: 'GEELONG MC'. */
const kinds = /post office box|po box|large[- ]volume|\blvr\b/i;
const centre = /\s(?:BC|DC|MC|MSC|LPO)$/;

interface PostalRow {
  readonly name: string;
  readonly postcode: string | null;
  readonly type: string;
}

/** Whether a row of a list of postcodes is a mail delivery centre instead of a locality. */
export const isMailOnly = ({ name, postcode, type }: PostalRow): boolean =>
  kinds.test(type) ||
  centre.test(name) ||
  (postcode !== null && ranges.some(([from, to]) => Number(postcode) >= from && Number(postcode) <= to));
