import type { AccountData } from '../pages/account/data.ts';

/** A member who proved who they are, with the fewest sections on their account page. */
export const testAccount: AccountData = {
  settings: {
    id: 4,
    username: 'mia',
    name: 'Mia',
    email: 'mia@verandah.example',
    avatar: null,
    bio: '',
    preferences: { alertDigest: 'daily', emails: {}, site: {} },
    hasPassword: true,
    proven: true,
    linkedSignIns: [],
    secondFactor: { on: false, codesLeft: 0, required: false },
  },
  devices: [],
  push: null,
  tokens: null,
  connections: null,
  applications: null,
  passkeys: null,
  history: null,
  providers: [],
  done: null,
  problem: null,
};
