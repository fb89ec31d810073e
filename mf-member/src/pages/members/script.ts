import type { PageScript } from '@verandah/areas';
import { submitBy, textsOf } from '../../features/actions/action.ts';
import { restOf } from '@verandah/areas';
import { actOnMembers } from './action.ts';
import { loadMembers, type MembersData } from './load.ts';
import { MembersView } from './view.tsx';

export const membersScript: PageScript<MembersData> = {
  load: loadMembers,
  View: MembersView,
  async submit(request, form) {
    // The returned page must not contain the password or the code.
    const { proof = '', code = '', ...withoutProof } = textsOf(form);
    const act = actOnMembers(restOf(request));
    return submitBy(loadMembers, (graph, who, fields) => act(graph, who, { ...fields, proof, code }))(
      request,
      withoutProof,
    );
  },
};
