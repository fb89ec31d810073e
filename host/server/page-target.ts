/** The target of a request as an address of this site. */
export interface PageTarget {
  /** Absolute, below the site's own address. */
  readonly url: URL;
  /** The canonical path: lower case, without doubled, leading or trailing slashes. */
  readonly canonicalPath: string;
  /** Whether the request used the canonical path. */
  readonly isCanonical: boolean;
  /** The canonical path in the original case. Private pages use it, since their paths may contain a key. */
  readonly casedPath: string;
  /** Whether the request used that path. */
  readonly isCased: boolean;
}

/**
 * Parses a request's target ('//For-Sale/?a=B'). The result is always an address of this site: '//evil.example' is a
 * path here.
 */
export function pageTarget(target: string, publicUrl: string): PageTarget {
  const plain = target.startsWith('/') ? target : pathOf(target);
  const mark = plain.indexOf('?');
  const path = mark < 0 ? plain : plain.slice(0, mark);
  const url = new URL(`${publicUrl}${path.replace(/^[/\\]+/, '/')}${mark < 0 ? '' : plain.slice(mark)}`);
  const canonicalPath = canonicalPathOf(url.pathname);
  const casedPath = plainSlashes(url.pathname);
  return { url, canonicalPath, isCanonical: path === canonicalPath, casedPath, isCased: path === casedPath };
}

/** The case of escapes is not changed: %2F equals %2f, but stays as it was written. */
function canonicalPathOf(path: string): string {
  const lower = path.replace(/%[0-9a-f]{2}|[A-Z]/gi, (sign) => (sign.length === 1 ? sign.toLowerCase() : sign));
  return plainSlashes(lower);
}

const plainSlashes = (path: string): string => `/${path.split('/').filter(Boolean).join('/')}`;

/** A proxy may send the whole address, 'http://host/path'. */
function pathOf(target: string): string {
  const url = URL.canParse(target) ? new URL(target) : null;
  return url?.pathname.startsWith('/') ? url.pathname + url.search : '/';
}
