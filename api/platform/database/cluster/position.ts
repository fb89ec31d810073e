/** A place in PostgreSQL's log of writes (LSN) as a number that can be compared; '16/B374D848' in its own words. */
export type Position = bigint;

/** @returns undefined unless it is a position */
export function readPosition(text: string): Position | undefined {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text) ?? [];
  return high === undefined || low === undefined ? undefined : (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

export const writePosition = (position: Position): string =>
  `${(position >> 32n).toString(16).toUpperCase()}/${(position & 0xffff_ffffn).toString(16).toUpperCase()}`;
