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
    // A page that comes back holds no password and no code.
    const { proof = '', code = '', ...told } = textsOf(form);
    const act = actOnMembers(restOf(request));
    return submitBy(loadMembers, (graph, who, fields) => act(graph, who, { ...fields, proof, code }))(request, told);
  },
};
