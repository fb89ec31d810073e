interface LabelledPlace {
  /** 'Richmond, VIC 3121' */
  readonly label: string;
}

const foldText = (text: string): string => text.toLowerCase().replaceAll(',', ' ').replace(/\s+/g, ' ').trim();

/** How a place may be typed in full: with state and postcode, or with one of them. */
function waysToType(label: string): readonly string[] {
  const [, name = '', stateCode = '', postcode] = /^(.+), ([A-Z]{2,3})(?: (\d{4}))?$/.exec(label) ?? [];
  if (name === '') return [foldText(label)];
  return [
    foldText(label),
    foldText(`${name} ${stateCode}`),
    ...(postcode === undefined ? [] : [foldText(`${name} ${postcode}`)]),
  ];
}

/** The one place that a term names in full; undefined when it names none, or several: 'Newtown, QLD' is two. */
export function namedPlace<Place extends LabelledPlace>(term: string, found: readonly Place[]): Place | undefined {
  const named = found.filter(({ label }) => waysToType(label).includes(foldText(term)));
  return named.length === 1 ? named[0] : undefined;
}
