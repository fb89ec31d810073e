import { GraphError } from '@verandah/graph';
import type { PartLoaded, PortalPart } from '../../features/portal/portal-part.ts';
import { readPortalViewer } from '../../features/portal/who.ts';
import { acceptInvitation, readInvitation, readOverview } from './queries.ts';
import { OverviewView, type OverviewContent } from './view.tsx';

/** Open tasks of the agent; with the link of an invitation, the invitation. */
export const overviewPart: PortalPart<OverviewContent> = {
  access: 'member',
  async load({ graph, url }): Promise<PartLoaded<OverviewContent>> {
    const token = url.searchParams.get('invite');
    if (token !== null) {
      try {
        const { officeInvite } = await graph.read(readInvitation, { token });
        return { title: `Join ${officeInvite.officeName}`, content: { kind: 'invitation', invitation: officeInvite } };
      } catch (error) {
        if (!(error instanceof GraphError) || error.code === '') throw error;
        return {
          title: 'This invitation isn’t available',
          content: {
            kind: 'no-invitation',
            why:
              error.code === 'GONE'
                ? error.message
                : 'We couldn’t find this invitation. Open the link in the email again or ask the office for a new one.',
          },
        };
      }
    }
    const who = await readPortalViewer(graph);
    if (who?.agent == null) return { title: 'Agent portal is for agents', content: { kind: 'no-agent' } };
    return { title: 'Overview', content: { kind: 'overview', overview: await graph.read(readOverview, {}) } };
  },
  async submit({ graph, url }) {
    await graph.write(acceptInvitation, { token: url.searchParams.get('invite') ?? '' });
    return { location: '/agent-portal?done=joined' };
  },
  done: {
    joined: 'Welcome. You can now manage your listings, enquiries and reviews here.',
    left: 'You’ve left your office.',
  },
  View: OverviewView,
};
