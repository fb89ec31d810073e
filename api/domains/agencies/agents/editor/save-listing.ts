import * as v from 'valibot';
import { inTransaction, type Database } from '../../../../platform/database/public.ts';
import type { Viewer } from '../../../../platform/identity/public.ts';
import { checkInput } from '../../../../platform/text-input.ts';
import { wantPictures } from '../../../listings/public.ts';
import { writeHandMade, type HandMadeChange } from '../agent-entered/change.ts';
import { changedHome } from '../agent-entered/changed-home.ts';
import { homeInput } from '../agent-entered/home-input.ts';
import { arrangedPictures, pictureInput, withNewPictures } from '../agent-entered/picture-change.ts';
import { onTheMarket } from '../agent-entered/rules.ts';
import { followUp, writeOwnListing } from '../own/change.ts';
import { editInput } from '../own/edit-input.ts';
import { editedColumns } from '../own/edited-columns.ts';
import type { OwnListing } from '../own/own-listing.ts';
import { readOwn } from '../own/rules.ts';
import { signedInAgent } from '../viewer-agent.ts';
import { FieldRefusals } from './field-refusals.ts';

/** All that the editor of a listing holds: absent fields stay, null clears. */
const wholeListingInput = v.strictObject({ ...editInput.entries, ...homeInput.entries, ...pictureInput.entries });

/** The given fields of a part of the input. */
const partOf = <Shape extends v.GenericSchema>(
  { entries }: { readonly entries: object } & Shape,
  whole: object,
): v.InferOutput<Shape> =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name in entries)) as v.InferOutput<Shape>;

const isGiven = (part: object): boolean => Object.values(part).some((value) => value !== undefined);

/**
 * Saves advertisement, home and pictures of an agent's listing together, or nothing. The price law that applies is that
 * of the state in which the home is afterwards.
 * @param seen the listing's `updatedAt` when the agent read it; a conflict if it has changed since
 * @throws {Refusal} signed-out; forbidden unless the caller is an agent; not-found for others' listings; invalid, with
 * every field that is rejected; conflict for removed ones, those changed since `seen`, and a feed's home or pictures
 */
export async function saveListing(
  database: Database,
  viewer: Viewer | null,
  id: number,
  input: unknown,
  seen?: string,
): Promise<OwnListing> {
  const agent = await signedInAgent(database, viewer);
  const whole = checkInput(wholeListingInput, input);
  const [edit, home, pictures] = [
    partOf(editInput, whole),
    partOf(homeInput, whole),
    partOf(pictureInput, whole),
  ] as const;
  await inTransaction(database, async (transaction) => {
    const refusals = new FieldRefusals();
    let isMoved = false;
    const byHand =
      (isGiven(home) || isGiven(pictures)) &&
      (await writeHandMade(
        transaction,
        agent.agentId,
        id,
        async (row) => {
          onTheMarket(row);
          const change: HandMadeChange = isGiven(home)
            ? ((await refusals.of(() => changedHome(row, transaction, home))) ?? {})
            : {};
          isMoved = change.locality_id !== undefined && change.locality_id !== row.locality_id;
          if (!isGiven(pictures)) return change;
          const { newPictures } = pictures;
          const before = change.document ?? row.document;
          const arranged = (await refusals.of(() => arrangedPictures(before, pictures))) ?? before;
          const document =
            newPictures === undefined
              ? arranged
              : ((await refusals.of(() => withNewPictures(arranged, newPictures, 'newPictures'))) ?? arranged);
          await wantPictures(transaction, '', [{ id, document, known: row.document }]);
          return { ...change, document };
        },
        seen,
      ));
    // Written second, in the state of the new suburb; its own version is then the transaction's.
    const byEdit = await refusals.of(() =>
      writeOwnListing(transaction, agent, id, (row) => editedColumns(row, edit, isMoved), byHand ? undefined : seen),
    );
    refusals.throwFound();
    if (byHand || byEdit === true) await followUp(transaction, id);
  });
  return readOwn(database, viewer, id);
}
