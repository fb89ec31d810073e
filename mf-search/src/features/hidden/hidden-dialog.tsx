import { useQuery } from '@verandah/areas/graph';
import { Button, Dialog, HiddenText, LineSkeleton, Notice } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { addressText } from '@verandah/market';
import { useEffect, useState } from 'react';
import styles from './hidden-dialog.module.css';
import { readHidden } from './queries.ts';
import { useHidden } from './use-hidden.ts';

/** The API returns at most 100 listings at once; older ones return with 'Show all again'. */
const most = 100;

interface HiddenDialogProps {
  readonly open: boolean;
  onClose(): void;
}

/** All listings hidden in this browser, each with a button to show it again. */
export function HiddenDialog({ open, onClose }: HiddenDialogProps) {
  const { ids, restore } = useHidden();
  const restoreAll = () => {
    restore(ids);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Hidden homes"
      footer={
        <>
          <Button kind="quiet" onClick={restoreAll}>
            Show all again
          </Button>
          <Button kind="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <HiddenHomes onEmpty={onClose} />
    </Dialog>
  );
}

function HiddenHomes({ onEmpty }: { onEmpty(): void }) {
  const { report } = useServices();
  const { ids, has, restore } = useHidden();
  const [requested] = useState(() => ids.slice(0, most));
  const [{ data, error }] = useQuery({ query: readHidden, variables: { ids: requested, take: most } });
  useEffect(() => {
    if (error !== undefined) report(error, 'hidden');
  }, [error, report]);

  if (error !== undefined)
    return (
      <Notice tone="danger" live>
        We couldn’t load their addresses. You can still unhide all of them.
      </Notice>
    );
  if (!data) return <LineSkeleton />;
  const shown = data.listingsById.filter(({ id }) => has.has(id));
  const others = ids.length - shown.length;
  const back = (id: string) => {
    restore([id]);
    if (ids.length === 1) onEmpty();
  };
  return (
    <>
      <p className={styles.say}>These homes are hidden from your results in this browser.</p>
      <ul className={styles.list}>
        {shown.map(({ id, address, priceDetails }) => (
          <li key={id} className={styles.home}>
            <div className={styles.text}>
              <span className={styles.address}>{addressText(address)}</span>
              <span className={styles.price}>{priceDetails.shortDescription}</span>
            </div>
            <Button size="small" onClick={() => back(id)}>
              Show again<HiddenText> {address.street}</HiddenText>
            </Button>
          </li>
        ))}
      </ul>
      {others > 0 && (
        <p className={styles.say}>
          {others === 1 ? 'One more is' : `${others} more are`} hidden but no longer listed, or older.
        </p>
      )}
    </>
  );
}
