import type { PageScript } from '@verandah/areas';
import type { AccountData } from './data.ts';
import { loadAccount } from './load.ts';
import { submitAccount } from './submit.ts';
import { AccountView } from './view.tsx';

export const account: PageScript<AccountData> = { load: loadAccount, submit: submitAccount, View: AccountView };
