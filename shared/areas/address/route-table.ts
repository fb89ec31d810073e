/** A path's owner, the pattern that matched, and the values of its parameters. */
export interface RouteMatch<Target> {
  readonly target: Target;
  readonly route: string;
  readonly params: Readonly<Record<string, string>>;
}

export interface RouteTable<Target> {
  /** The most specific owner of a path ('/property/1'); null when no area owns it or it cannot be decoded. */
  match(path: string): RouteMatch<Target> | null;
}

interface Row<Target> {
  readonly route: string;
  readonly target: Target;
  readonly score: number;
  /** The first segment of every path that matches, in lower case; null when it may be any. */
  readonly first: string | null;
  readonly matcher: RegExp;
  readonly names: readonly string[];
}

/**
 * Compiles route patterns ('/property/:uri', '/for-sale/*') once for many paths. Matches and ranks like React Router,
 * which compiles them again for every path. Optional segments are not supported, since no contract has them.
 */
export function routeTable<Target>(
  entries: readonly { readonly path: string; readonly target: Target }[],
): RouteTable<Target> {
  // The sort is stable: of equally specific patterns the earlier wins.
  const rows = entries.map(compileRoute).sort((one, other) => other.score - one.score);
  const open = rows.filter(({ first }) => first === null);
  /** The rows that a path can match, in their order, by its first segment. */
  const byFirst = new Map<string, readonly Row<Target>[]>();
  for (const { first } of rows)
    if (first !== null && !byFirst.has(first))
      byFirst.set(
        first,
        rows.filter((row) => row.first === null || row.first === first),
      );
  return {
    match(path) {
      const text = decodePath(path);
      if (text === null) return null;
      for (const { matcher, names, target, route } of byFirst.get(firstOf(text)) ?? open) {
        const found = matcher.exec(text);
        if (!found) continue;
        const params: Record<string, string> = {};
        for (const [at, name] of names.entries()) params[name] = (found[at + 1] ?? '').replaceAll('%2F', '/');
        return { target, route, params };
      }
      return null;
    },
  };
}

/** '/For-Sale/x' → 'for-sale' */
function firstOf(path: string): string {
  const end = path.indexOf('/', 1);
  return path.slice(1, end === -1 ? undefined : end).toLowerCase();
}

const isDynamic = (segment: string): boolean => /^:[\w-]+$/.test(segment);

function compileRoute<Target>({ path, target }: { readonly path: string; readonly target: Target }): Row<Target> {
  const names: string[] = [];
  const source = path
    .replace(/\/*\*?$/, '')
    .replace(/^\/*/, '/')
    .replaceAll(/[\\.*+^${}|()[\]]/g, String.raw`\$&`)
    .replaceAll(/\/:([\w-]+)/g, (_segment, name: string) => {
      names.push(name);
      return '/([^/]+)';
    });
  const isOpen = path.endsWith('*');
  if (isOpen) names.push('*');
  const end = isOpen ? (path === '/*' ? '(.*)$' : String.raw`(?:\/(.+)|\/*)$`) : String.raw`\/*$`;
  const first = firstOf(path.replace(/^\/*/, '/'));
  return {
    route: path,
    target,
    score: scoreOf(path),
    first: /^[^:*]+$/.test(first) ? first : null,
    matcher: new RegExp(`^${source}${end}`, 'i'),
    names,
  };
}

/** A longer pattern ranks before a shorter one, fixed segments before parameters, parameters before a wildcard. */
function scoreOf(path: string): number {
  const segments = path.split('/');
  return segments.reduce(
    (score, segment) => score + (segment === '*' ? -2 : isDynamic(segment) ? 3 : segment === '' ? 1 : 10),
    segments.length,
  );
}

/** Decoded segment by segment, so that an escaped slash does not separate segments. null for malformed escapes. */
function decodePath(path: string): string | null {
  if (!path.includes('%')) return path;
  try {
    return path
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return null; // a malformed escape: no route has it
  }
}
