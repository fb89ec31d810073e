import { formatDate, stateByCode } from '@verandah/market';
import { CheckIcon } from '../icons/check.tsx';
import { Basis } from '../state/basis.tsx';

interface VerifiedMarkProps {
  /** Name of the agency. */
  readonly name: string;
  /** Its verified licences; the mark is absent without any. Times are ISO 8601. */
  readonly licences: readonly { readonly stateCode: string; readonly number: string; readonly verifiedAt: string }[];
}

/** Marks an agency whose licences were verified, with their numbers by state, and on demand when they were. */
export const VerifiedMark = ({ name, licences }: VerifiedMarkProps) =>
  licences.length > 0 && (
    <Basis
      of={name}
      icon={CheckIcon}
      opener={`Verified agency, licence ${licences.map(({ stateCode, number }) => `${number} (${stateCode})`).join(', ')}`}
      facts={licences.map(({ stateCode, number, verifiedAt }) => [
        stateByCode(stateCode)?.name ?? stateCode,
        `Licence ${number}, verified on ${formatDate(verifiedAt, 'Australia/Sydney')}.`,
      ])}
      source="The state’s public register of agents. Verandah’s staff looked the licence up there."
    />
  );
