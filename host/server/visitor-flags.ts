import { parseCookie, stringifySetCookie } from 'cookie';
import { cookieName } from '@verandah/market';
import { readFlags, searchFeatures, type Flags, type SearchFeature } from '../flags.ts';

/** The flags of one visitor: the site's, changed by what the visitor or an experiment switches. */
export interface VisitorFlags {
  readonly flags: Flags;
  /** The switched flags that differ from the site's, as text: 'awardWinners:off'. Part of each page's cache key. */
  readonly variant: string;
  /** Stores what the address switches. */
  readonly setCookies: readonly string[];
}

type Features = Partial<Record<SearchFeature, boolean>>;

/** Longer lists are ignored: all features together need less. */
const longestList = 500;
const storedSeconds = 365 * 86_400;
const storedName = 'features';
const experimentsName = 'experiments';

/** Parses a list of search features. A visitor can switch no other flag; unknown names and values are ignored. */
function featuresIn(list: string | null | undefined): Features {
  const features: Features = {};
  if (!list || list.length > longestList) return features;
  for (const entry of list.split(',')) {
    const read = readFlags(entry);
    if (typeof read === 'string') continue;
    for (const name of searchFeatures) if (read[name] !== undefined) features[name] = read[name];
  }
  return features;
}

/** An experiment's list names what it switches on, or writes it out: 'facetLevel3,awardWinners:off'. */
const experimentsIn = (list: string | undefined): Features =>
  featuresIn(
    list
      ?.split(',')
      .map((entry) => (entry.includes(':') ? entry : `${entry}:on`))
      .join(','),
  );

const textOf = (features: Features): string =>
  searchFeatures
    .flatMap((name) => (features[name] === undefined ? [] : [`${name}:${features[name] ? 'on' : 'off'}`]))
    .join(',');

/**
 * The flags of a request's visitor. Later sources override earlier ones: the site, what the visitor switched before
 * (cookie `features`), experiments (cookie `experiments`), the address (`?features=awardWinners:off`), which is stored.
 * @param request.url path and query
 * @param secure whether visitors use https
 */
export function visitorFlags(
  { url, headers }: { readonly url: string; readonly headers: { readonly cookie?: string | undefined } },
  site: Flags,
  secure: boolean,
): VisitorFlags {
  const query = url.indexOf('?');
  const requested =
    query < 0 || !url.includes('features=', query)
      ? {}
      : featuresIn(new URLSearchParams(url.slice(query)).getAll('features').join(','));
  const cookies = headers.cookie === undefined ? {} : parseCookie(headers.cookie);
  const storedCookie = cookieName(storedName, secure);
  const stored = featuresIn(cookies[storedCookie]);
  const switched = { ...stored, ...experimentsIn(cookies[experimentsName]), ...requested };
  const changed = Object.fromEntries(
    searchFeatures.flatMap((name) =>
      switched[name] === undefined || switched[name] === site[name] ? [] : [[name, switched[name]]],
    ),
  ) as Features;
  const variant = textOf(changed);
  const value = textOf({ ...stored, ...requested });
  return {
    flags: variant === '' ? site : { ...site, ...changed },
    variant,
    setCookies:
      Object.keys(requested).length === 0 || value === cookies[storedCookie]
        ? []
        : [
            stringifySetCookie({
              name: storedCookie,
              value,
              maxAge: storedSeconds,
              path: '/',
              httpOnly: true,
              sameSite: 'lax',
              secure,
            }),
          ],
  };
}
