import { definePage } from '@verandah/areas';
import type { ProfileData } from './data.ts';
import { loadProfile } from './load.ts';
import { submitProfile } from './submit.ts';
import { ProfileView } from './view.tsx';

/** An agent: profile and tabs. One instance serves all tabs. */
export const profilePage = definePage<ProfileData>({ name: 'profile', routes: ['/agent/:username', '/agent/:username/:tab'], staysMounted: true, load: loadProfile, submit: submitProfile, View: ProfileView });
