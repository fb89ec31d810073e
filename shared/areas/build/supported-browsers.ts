import { Features, type TransformOptions } from 'lightningcss';

/**
 * The oldest versions of the browsers that the site supports in full (README). Older browsers get the server's pages
 * with working links and forms. `browserslist` in the root package.json repeats them for other tools; a test compares.
 */
export const supportedBrowsers = {
  // The versions that were current two years ago, and all later ones.
  chrome: '130',
  edge: '130',
  // The extended support release of that time; releases for everybody were later.
  firefox: '128',
  safari: '17.0',
  ios_saf: '17.0',
} as const;

/** The newest syntax that scripts for browsers contain: all of these browsers have all of it. */
export const scriptSyntax = 'es2022';

const targets = Object.fromEntries(
  Object.entries(supportedBrowsers).map(([browser, version]) => {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return [browser, (major << 16) | (minor << 8)];
  }),
);

/**
 * How Lightning CSS compiles style sheets: with the prefixes that these browsers need, and without syntax that one of
 * them lacks.
 */
export const styleSyntax: Pick<TransformOptions<never>, 'targets' | 'include' | 'exclude'> = {
  targets,
  // `(min-width: 48em)` is not shortened to `(width >= 48em)`: older browsers get the wide layout too.
  include: Features.MediaQueries,
  // Would need a variable that another release's style sheet sets. Lint rejects light-dark() in the source.
  exclude: Features.LightDark,
};
