import { agentAddress, agentFinderAddress, officeAddress } from '@verandah/market';
import type { Crumb } from '../../features/structured-data/breadcrumbs.ts';
import type { ProfileAgent } from './agent.ts';

/** Breadcrumbs of an agent. */
export const agentCrumbs = ({
  office,
  name,
  username,
}: Pick<ProfileAgent, 'office' | 'name' | 'username'>): readonly Crumb[] => [
  { name: 'Home', href: '/' },
  { name: 'Find an agent', href: agentFinderAddress(office.location?.locationSlug) },
  { name: office.name, href: officeAddress(office.slug) },
  { name, href: agentAddress(username) },
];
