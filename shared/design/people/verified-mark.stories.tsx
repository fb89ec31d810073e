import { VerifiedMark } from './verified-mark.tsx';

export default { component: VerifiedMark };

export const OneState = () => (
  <VerifiedMark
    name="Pelican Homes"
    licences={[{ stateCode: 'VIC', number: '091234L', verifiedAt: '2026-11-03T02:00:00Z' }]}
  />
);

export const TwoStates = () => (
  <VerifiedMark
    name="Pelican Homes"
    licences={[
      { stateCode: 'NSW', number: '10004567', verifiedAt: '2026-10-12T02:00:00Z' },
      { stateCode: 'VIC', number: '091234L', verifiedAt: '2026-11-03T02:00:00Z' },
    ]}
  />
);
