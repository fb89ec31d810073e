import { readFlags, searchFeatures } from '../flags.ts';

const stored = 'verandah.features';

type Features = Partial<Record<(typeof searchFeatures)[number], boolean>>;

/** Parses a feature list. A browser can switch search features only; other names are ignored. */
function featuresIn(text: string | null | undefined): Features {
  const read = (text ?? '')
    .split(',')
    .map((part) => readFlags(part))
    .filter((part) => typeof part !== 'string');
  const all: Readonly<Record<string, boolean | undefined>> = Object.assign({}, ...read) as Record<string, boolean>;
  return Object.fromEntries(searchFeatures.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])));
}

/** The experiments in a cookie; none in a malformed one, which anything on this domain may have set. */
function experimentsIn(cookie: string): string {
  const experiments = /(?:^|; )experiments=([^;]*)/.exec(cookie)?.[1] ?? '';
  try {
    return decodeURIComponent(experiments);
  } catch {
    return '';
  }
}

/**
 * The search features of this browser. Later sources override earlier ones: storage, then the experiments (cookie
 * `experiments=facetLevel3,awardWinners:off`), then the address (`?features=facetLevel3:on`), which is stored.
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
  const requested = featuresIn(new URLSearchParams(search).get('features'));
  let features: Features = {};
  try {
    features = { ...featuresIn(storage().getItem(stored)), ...requested };
    if (Object.keys(requested).length > 0)
      storage().setItem(
        stored,
        Object.entries(features)
          .map(([name, on]) => `${name}:${on ? 'on' : 'off'}`)
          .join(','),
      );
  } catch {
    /* without storage, the site's own features apply */
  }
  return {
    ...features,
    ...featuresIn(
      experimentsIn(cookie)
        .split(',')
        .map((each) => (each.includes(':') ? each : `${each}:on`))
        .join(','),
    ),
    ...requested,
  };
}
