import { Button } from '@verandah/design';
import { useNavigate } from '@verandah/kit';
import type { ListingSearch } from '@verandah/market';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { BedroomChoices } from './bedroom-choices.tsx';
import { readForm, searchFromFields } from './fields.ts';
import { clearGroup, groupIsSet, withGroup } from './groups.ts';
import { PriceChoices } from './price-choices.tsx';
import type { QuickGroup } from './quick-groups.ts';
import { showText } from './show-text.ts';
import { TypeChoices } from './type-choices.tsx';
import { useAddressOf } from './use-address-of.ts';
import { useLiveCount, type LiveCount } from './use-live-count.ts';
import styles from './quick-filters.module.css';

interface QuickFilterProps {
  readonly group: QuickGroup;
  /** The search that the page shows. */
  readonly search: ListingSearch;
  readonly known: LiveCount;
  onClose(returnFocus: boolean): void;
}

const choices = { price: PriceChoices, bedrooms: BedroomChoices, types: TypeChoices };

/**
 * One group of filters below its button. Escape closes it and returns the focus; so does showing the homes. It closes
 * too when the pointer or the focus goes elsewhere.
 */
export function QuickFilter({ group: { name, title }, search, known, onClose }: QuickFilterProps) {
  const navigate = useNavigate();
  const addressOf = useAddressOf();
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  const [draft, setDraft] = useState(search);
  const [cleared, setCleared] = useState(0);
  const { count, current } = useLiveCount(draft, search, known, true);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const inside = (target: EventTarget | null) =>
      target instanceof Node && panel.current?.parentElement?.contains(target) === true;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close.current(true);
    };
    const leave = ({ target }: Event) => {
      if (!inside(target)) close.current(false);
    };
    panel.current?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true });
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', leave);
    document.addEventListener('pointerdown', leave);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('pointerdown', leave);
    };
  }, []);

  const chosen = (form: HTMLFormElement) => withGroup(search, name, searchFromFields(search, readForm(form)));
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = addressOf(chosen(event.currentTarget));
    onClose(true);
    if (next !== addressOf({ ...search, page: 1 })) void navigate(next);
  };
  const Choices = choices[name];
  return (
    <div ref={panel} role="dialog" aria-label={title}>
      <form onChange={(event) => setDraft(chosen(event.currentTarget))} onSubmit={apply}>
        <Choices key={cleared} draft={draft} aggregations={count.aggregations} />
        <div className={styles.actions}>
          <Button
            kind="quiet"
            disabled={!groupIsSet(draft, name)}
            onClick={() => {
              setDraft(clearGroup(draft, name));
              setCleared(cleared + 1);
            }}
          >
            Clear
          </Button>
          <Button kind="primary" type="submit" aria-live="polite">
            {showText(count.total, current)}
          </Button>
        </div>
      </form>
    </div>
  );
}
