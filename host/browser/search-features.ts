import { readFlags, searchFeatures } from '../flags.ts';

const stored = 'verandah.features';

type Features = Partial<Record<(typeof searchFeatures)[number], boolean>>;

/** Only features of listing search can be switched from a browser; anything else that is named there is passed over. */
function featuresIn(text: string | null | undefined): Features {
  const read = (text ?? '')
    .split(',')
    .map((part) => readFlags(part))
    .filter((part) => typeof part !== 'string');
  const all: Readonly<Record<string, boolean | undefined>> = Object.assign({}, ...read) as Record<string, boolean>;
  return Object.fromEntries(searchFeatures.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])));
}

/**
 * Features of listing search in this browser: stored ones, then the experiments that it takes
 * part in (cookie `experiments=facetLevel3,awardWinners:off`), then what the address says (`?features=facetLevel3:on`),
 * which is stored.
 */
export function searchFeaturesOf({
  cookie,
  search,
  storage,
}: {
  readonly cookie: string;
  readonly search: string;
  readonly storage: () => Storage;
}): Features {
  const experiments = /(?:^|; )experiments=([^;]*)/.exec(cookie)?.[1] ?? '';
  const asked = featuresIn(new URLSearchParams(search).get('features'));
  let kept: Features = {};
  try {
    kept = { ...featuresIn(storage().getItem(stored)), ...asked };
    if (Object.keys(asked).length > 0)
      storage().setItem(
        stored,
        Object.entries(kept)
          .map(([name, on]) => `${name}:${on ? 'on' : 'off'}`)
          .join(','),
      );
  } catch {
    /* a browser without storage has the site's own features */
  }
  return {
    ...kept,
    ...featuresIn(
      decodeURIComponent(experiments)
        .split(',')
        .map((each) => (each.includes(':') ? each : `${each}:on`))
        .join(','),
    ),
    ...asked,
  };
}
