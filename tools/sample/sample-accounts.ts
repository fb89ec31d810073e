/** The accounts of a sample: one of each kind, all with one password. For trying out only: never made in production. */
export const sampleAccounts = {
  password: 'magpie-lantern-tram-37',
  member: 'member@verandah.example',
  agent: 'agent@verandah.example',
  admin: 'admin@verandah.example',
} as const;
