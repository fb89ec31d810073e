import type { FormFields, Loaded, PageRequest } from '@verandah/areas';
import { agentAddress } from '@verandah/market';
import { sentMark } from '../../features/enquiry/fields.ts';
import { submitAsk } from '../../features/enquiry/submit-ask.ts';
import type { ProfileData } from './data.ts';
import { loadProfile } from './load.ts';

/** The enquiry form, sent without script: a thank-you by 303, or the same page with what is wrong beside the fields. */
export async function submitProfile(request: PageRequest, form: FormFields): Promise<Loaded<ProfileData>> {
  const loaded = await loadProfile(request);
  if (loaded.status !== 200) return loaded;
  const { agent } = loaded.data;
  if (agent.hasLeft) return { status: 303, location: agentAddress(agent.username) };
  const refused = await submitAsk(request, form, { agentId: agent.id });
  if (!refused) return { status: 303, location: `${agentAddress(agent.username)}?${sentMark}=1#enquiry` };
  return { status: 422, data: { ...loaded.data, enquiry: refused }, head: { ...loaded.head, noIndex: true } };
}
