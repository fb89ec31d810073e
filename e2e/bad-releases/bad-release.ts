/** A release that passes the release gate and misbehaves with visitors. Code is text: it becomes part of a bundle. */
export interface BadRelease {
  /** What it does, in the words of an operator. */
  readonly name: string;
  /** Statements of an async function over `request`, before the server loads a page. */
  readonly server?: string;
  /** An expression: HTML that the server adds to a page. */
  readonly html?: string;
  /** Statements in browsers: in the view, and over `services` before a page is mounted or prepared. */
  readonly browser?: { readonly view?: string; readonly mount?: string; readonly prepare?: string };
  readonly css?: string;
  /** The visitors it harms; all by default. */
  readonly visitors?: 'members' | 'phones' | 'navigating';
  /** Visits of the journey that tries it; 14 by default. */
  readonly visits?: number;
  readonly expected: {
    /** Beginning of the kind of failure that counts against it; null: nothing does. */
    readonly blamed: string | null;
    /** Page views within which the health monitor goes back to the release before; null: it does not. */
    readonly undoneWithin: number | null;
  };
}

/**
 * Code that is added to a server bundle: every page with a query misbehaves, which the health page has not. The exports
 * of a bundle are getters: they can't be assigned to.
 */
export const serverCode = ({ server = '', html }: Pick<BadRelease, 'server' | 'html'>): string => `
{
  const { load } = module.exports;
  module.exports = {
    ...module.exports,
    load: async (request, ...more) => {
      const isBad = new URL(request.url).search !== '';
      if (isBad) { ${server} }
      const { finish, ...rest } = await load(request, ...more);
      return { ...rest, finish: () => {
        const page = finish();
        return isBad ? { ...page, html: page.html + ${html ?? "''"} } : page;
      } };
    },
  };
}`;
