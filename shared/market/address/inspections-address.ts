/** The page that plans inspections. */
export const inspectionsPath = '/inspections';

/** What a plan is made of: the homes of a member's collection, chosen ones, and the day. */
interface PlanAddress {
  /** `saved`, or the name of a collection in addresses; the homes to choose from. */
  readonly from?: string | undefined;
  /** Ids; absent: all. */
  readonly homes?: readonly string[] | undefined;
  /** yyyy-MM-dd; absent: the fullest day. */
  readonly day?: string | undefined;
}

const queryOf = ({ from, homes, day }: PlanAddress): string => {
  const query = [
    ...(from === undefined ? [] : [`from=${encodeURIComponent(from)}`]),
    ...(homes === undefined ? [] : [`homes=${homes.join(',')}`]),
    ...(day === undefined ? [] : [`day=${day}`]),
  ].join('&');
  return query && `?${query}`;
};

/** Address of a plan of inspections. */
export const inspectionsAddress = (plan: PlanAddress = {}): string => inspectionsPath + queryOf(plan);

/** The calendar file of a plan's day, which calendar programs can subscribe to. */
export const planCalendarAddress = (homes: readonly string[], day: string): string =>
  `/calendar/inspections.ics${queryOf({ homes, day })}`;

/** Ids of homes in an address: separated by commas, or repeated as a form sends them. At most `most`. */
export const readHomeIds = (values: readonly string[], most: number): readonly string[] =>
  [...new Set(values.flatMap((value) => value.split(',')).map((id) => id.trim()))]
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .slice(0, most);

/** The page where visitors register for a home's inspections, with one that is chosen (ISO 8601). */
export const registerAddress = (uri: string, at?: string): string =>
  `${inspectionsPath}/${encodeURIComponent(uri)}${at ? `?${new URLSearchParams({ at }).toString()}` : ''}`;
