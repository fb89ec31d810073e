import * as v from 'valibot';

/** A script of the operator's that adds plugins to the federation runtime of all pages. */
export interface FederationPlugin {
  /** Absolute URL. A page's policy allows connections to its origin. */
  readonly src: string;
  /** sha384-… of the script. */
  readonly integrity: string;
}

const wrong =
  'must be the http or https address of a script with its hash, such as https://tools.example.com/plugin.js#sha384-…';

/** FEDERATION_PLUGIN: the script's address with its hash as the fragment. */
export const federationPluginShape = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^https?:\/\/[^\s/?#@{};,'"]+\/[^\s;,'"#]*#sha384-[A-Za-z0-9+/]{64}$/, wrong),
  v.transform((text): FederationPlugin => {
    const [src = '', integrity = ''] = text.split('#');
    // As browsers write it, since hashes are found by address.
    return { src: new URL(src).href, integrity };
  }),
);
