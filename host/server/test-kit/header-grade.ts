/** The result of one rule: points to add or deduct, and the reason. */
interface Finding {
  readonly points: number;
  readonly why: string;
}
export interface Graded {
  readonly grade: string;
  readonly score: number;
  readonly faults: readonly string[];
}

/** A policy's directives: 'script-src' → its sources. */
const directivesOf = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .flatMap(([name = '', ...sources]) =>
        name === '' ? [] : [[name.toLowerCase(), sources.map((source) => source.toLowerCase())] as const],
      ),
  );

const broad = /^(?:\*|https?:|data:|blob:|ftp:)$/;

function contentSecurity(policy: string | null): Finding {
  if (policy === null) return { points: -25, why: 'no content security policy' };
  const directives = directivesOf(policy);
  const of = (name: string): readonly string[] => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const active = [...of('script-src'), ...of('object-src')];
  if ([...directives.values()].flat().some((source) => source.startsWith('http://')))
    return { points: -20, why: 'the policy allows http' };
  if (active.some((source) => source === "'unsafe-inline'" || broad.test(source)))
    return { points: -20, why: 'the policy allows any script or object' };
  if (active.includes("'unsafe-eval'")) return { points: -10, why: 'the policy allows evaluated text' };
  if (of('style-src').some((source) => source === "'unsafe-inline'" || broad.test(source)))
    return { points: 0, why: 'the policy allows any style' };
  const formsStay = ["'none'", "'self'"].includes(directives.get('form-action')?.join(' ') ?? '');
  return directives.get('default-src')?.join(' ') === "'none'" && formsStay
    ? { points: 10, why: '' }
    : { points: 5, why: '' };
}

const session = /^(?:__(?:Host|Secure)-)?(?:access|refresh|ops-session|ops-sign-in|sign-in-trip|sign-in-code)=/;
function gradeCookies(all: readonly string[]): Finding {
  if (all.length === 0) return { points: 0, why: '' };
  const lacks = (flag: RegExp, which: readonly string[] = all): boolean => which.some((cookie) => !flag.test(cookie));
  const sessions = all.filter((cookie) => session.test(cookie));
  if (lacks(/;\s*secure/i, sessions)) return { points: -40, why: 'a session cookie that is not Secure' };
  if (lacks(/;\s*httponly/i, sessions)) return { points: -30, why: 'a session cookie that scripts can read' };
  if (lacks(/;\s*secure/i)) return { points: -20, why: 'a cookie that is not Secure' };
  return lacks(/;\s*samesite=(?:lax|strict)/i)
    ? { points: 0, why: 'a cookie without SameSite' }
    : { points: 5, why: '' };
}

const privatePolicies = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const ofSite = /^\/(?!\/)/;
function gradeScripts(html: string): Finding {
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)].map(([tag, src = '']) => ({
    src,
    hashed: /\bintegrity="/.test(tag),
  }));
  if (tags.some(({ src }) => src.startsWith('http:'))) return { points: -50, why: 'a script by http' };
  if (tags.some(({ src, hashed }) => !ofSite.test(src) && !hashed))
    return { points: -5, why: 'a script of elsewhere without its hash' };
  return tags.length > 0 && tags.every(({ hashed }) => hashed) ? { points: 5, why: '' } : { points: 0, why: '' };
}

/**
 * Grades an https response like Mozilla's HTTP Observatory. It starts with 100 points, rules add and deduct, bonuses
 * count from 90 on, and 100 is an A+. The rules are its published scoring (github.com/mdn/mdn-http-observatory) in our
 * own words, without those of redirection and preloading, which are not about headers.
 */
export function gradeHeaders(headers: Headers, html: string): Graded {
  const directives = directivesOf(headers.get('content-security-policy') ?? '');
  const age = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0);
  const referrer = (headers.get('referrer-policy') ?? '').split(',').at(-1)?.trim() ?? '';
  const resource = headers.get('cross-origin-resource-policy') ?? '';
  const findings: readonly Finding[] = [
    contentSecurity(headers.get('content-security-policy')),
    gradeCookies(headers.getSetCookie()),
    gradeScripts(html),
    headers.get('access-control-allow-origin') !== null && headers.get('access-control-allow-credentials') === 'true'
      ? { points: -50, why: "others may read it with the visitor's cookies" }
      : { points: 0, why: '' },
    age >= 15_768_000
      ? { points: 0, why: '' }
      : { points: age > 0 ? -10 : -20, why: 'https is not promised for half a year' },
    headers.get('x-content-type-options') === 'nosniff'
      ? { points: 0, why: '' }
      : { points: -5, why: 'types are guessed' },
    directives.has('frame-ancestors')
      ? { points: 5, why: '' }
      : /^(?:deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '')
        ? { points: 0, why: '' }
        : { points: -20, why: 'others may frame it' },
    privatePolicies.includes(referrer)
      ? { points: 5, why: '' }
      : { points: referrer === '' ? 0 : -5, why: 'other sites get whole addresses' },
    ['same-origin', 'same-site'].includes(resource)
      ? { points: 10, why: '' }
      : { points: 0, why: 'others may load it' },
  ];
  const afterDeductions =
    100 + findings.filter(({ points }) => points < 0).reduce((sum, { points }) => sum + points, 0);
  const score = Math.max(
    0,
    afterDeductions >= 90
      ? afterDeductions + findings.filter(({ points }) => points > 0).reduce((sum, { points }) => sum + points, 0)
      : afterDeductions,
  );
  const grade =
    ['F', 'D-', 'D', 'D', 'D+', 'C-', 'C', 'C', 'C+', 'B-', 'B', 'B', 'B+', 'A-', 'A', 'A', 'A+'][
      Math.max(0, Math.min(16, Math.floor(score / 5) - 4))
    ] ?? 'F';
  return { grade, score, faults: findings.flatMap(({ points, why }) => (why !== '' && points <= 0 ? [why] : [])) };
}
