import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from '@verandah/areas';
import type { Signature } from '@verandah/release-registry';
import { Refusal } from '../refusal.ts';
import { readDocument, signatureFile } from '../store/sealed-release.ts';
import type { OperationsContext } from './context.ts';

/**
 * Checks that a release was signed by a trusted source and says how it was built.
 * @throws {Refusal} 'untrusted-release'
 */
export async function checkSource(
  { ring }: Pick<OperationsContext, 'ring'>,
  folder: string,
  { area, version, contentHash, provenance }: ReleaseManifest,
): Promise<void> {
  const problem = ring.sourceProblem(await readDocument(folder), await readSignature(folder));
  if (problem !== null)
    throw new Refusal(
      'untrusted-release',
      `${area} ${version} can't be taken over: ${problem}. Trust its installation first: keys trust FILE, with what keys show prints there.`,
    );
  const subject = provenance?.subject.find(({ digest }) => digest.sha256 === contentHash);
  if (subject?.name !== `${area}@${version}`)
    throw new Refusal(
      'untrusted-release',
      `${area} ${version} can't be taken over: ${provenance ? 'its provenance is that of another build' : 'who built it is not recorded'}. Publish it again from its source.`,
    );
}

const readSignature = async (folder: string): Promise<Signature | null> => {
  const text = await readFile(join(folder, signatureFile), 'utf8').catch(() => 'null'); // an unsigned release has none
  try {
    return JSON.parse(text) as Signature | null;
  } catch {
    return null; // not a signature: as if there were none
  }
};
