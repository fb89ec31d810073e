import type { PageScript } from '@verandah/areas';
import type { UserData } from './data.ts';
import { loadUser } from './load.ts';
import { UserView } from './view.tsx';

export const user: PageScript<UserData> = { load: loadUser, View: UserView };
