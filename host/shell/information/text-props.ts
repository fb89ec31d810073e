/** The site's own telephone number and address. */
export interface TextProps {
  readonly help: { readonly phone: string; readonly email: string };
}
