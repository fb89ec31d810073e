import * as v from 'valibot';

/** Who signs members in by OpenID Connect. */
export interface SignInProvider {
  /** In addresses: 'google'. */
  readonly name: string;
  /** On buttons: 'Google'. */
  readonly label: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const textUpTo = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
const shape = v.array(
  v.strictObject({
    name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,29}$/)),
    label: textUpTo(40),
    issuer: v.pipe(
      v.string(),
      v.url(),
      v.check((url) => url.startsWith('https:') || /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\//.test(`${url}/`)),
    ),
    clientId: textUpTo(300),
    clientSecret: textUpTo(1000),
  }),
);
const wrong =
  'must be a JSON list of {name (lower case), label, issuer (https), clientId, clientSecret}, each name once';

/** Reads the setting; messages repeat no value, since it holds secrets. */
export const providersShape = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): readonly SignInProvider[] => {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), shape), dataset.value);
    const names = read.success ? read.output.map(({ name }) => name) : [];
    if (read.success && new Set(names).size === names.length && !names.includes(developmentName)) return read.output;
    addIssue({ message: wrong });
    return NEVER;
  }),
);

export const developmentName = 'development';
/** Where the API plays a provider, below its own address. */
export const developmentPath = '/development/provider';

const developmentProviderOf = (publicUrl: string): SignInProvider => ({
  name: developmentName,
  label: 'Verandah development',
  issuer: `${publicUrl}${developmentPath}`,
  clientId: 'verandah',
  clientSecret: 'known-to-every-developer',
});

/** The operations console as a client of the development provider, for sites that set OPS_OIDC_ISSUER to it. */
export const developmentOperations = (publicUrl: string) => ({
  client_id: 'verandah-operations',
  client_secret: 'known-to-every-developer',
  redirect_uris: [`${publicUrl}/ops/sign-in/provider/return`],
});

interface Facts {
  readonly signInProviders: readonly SignInProvider[];
  readonly developmentProvider: boolean;
  readonly publicUrl: string;
}

/** Every provider of this installation. */
export const providersOf = ({ signInProviders, developmentProvider, publicUrl }: Facts): readonly SignInProvider[] =>
  developmentProvider ? [...signInProviders, developmentProviderOf(publicUrl)] : signInProviders;

/** Where a provider sends the browser back to. */
export const returnAddress = ({ name }: SignInProvider, publicUrl: string): string =>
  `${publicUrl}/auth/social/${name}/return`;
