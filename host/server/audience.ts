import type { FastifyRequest } from 'fastify';
import type { VerifiedMembers } from './page-cache/verified-members.ts';

export interface AudienceParts {
  readonly members: Pick<VerifiedMembers, 'rolesOf'>;
  /** The header, set by a proxy in front, that says in which region a visitor is; undefined: none does. */
  readonly regionHeader?: string;
}

const headerOf = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

/**
 * Whether a visitor belongs to one of the audiences of a rollout. Sessions are verified; a header is whatever the
 * visitor's browser, or a proxy, sends.
 */
export async function isInAudience(
  request: FastifyRequest,
  audiences: readonly string[],
  { members, regionHeader }: AudienceParts,
): Promise<boolean> {
  for (const audience of audiences) {
    const [kind, name = ''] = audience.split(':');
    if (kind === 'region' && regionHeader !== undefined && headerOf(request, regionHeader)?.toLowerCase() === name)
      return true;
    if (kind === 'header') {
      const [header = '', value] = name.split('=');
      if (headerOf(request, header) === value) return true;
    }
    if (kind === 'members' && (await members.rolesOf(request)).includes('member')) return true;
    if (kind === 'staff' && (await members.rolesOf(request)).includes('admin')) return true;
  }
  return false;
}
