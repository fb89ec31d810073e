import { Button, Drawer } from '@verandah/design';
import { useNavigate, useNow } from '@verandah/kit';
import { normaliseSearch, type ListingSearch, type TravelMode } from '@verandah/market';
import { useId, useState, type FormEvent } from 'react';
import { readForm, searchFromFields, withoutFilters } from './fields.ts';
import { useAddressOf } from './use-address-of.ts';
import { FilterControls } from './filter-controls.tsx';
import { clearGroup, type GroupName } from './groups.ts';
import { showText } from './show-text.ts';
import { useLiveCount, type LiveCount } from './use-live-count.ts';
import styles from './filter-form.module.css';

interface FilterDrawerProps {
  /** The search that the page shows. */
  readonly search: ListingSearch;
  readonly known: LiveCount;
  readonly travelModes: readonly TravelMode[];
  readonly timeZone: string;
}

/** The filters in a drawer. The submit button states how many homes it will show. */
export function FilterDrawer({
  search,
  known,
  travelModes,
  timeZone,
  open,
  onClose,
}: FilterDrawerProps & { readonly open: boolean; onClose(): void }) {
  return (
    <OpenDrawer
      key={open ? 'open' : 'closed'}
      search={search}
      known={known}
      travelModes={travelModes}
      timeZone={timeZone}
      open={open}
      onClose={onClose}
    />
  );
}

function OpenDrawer({
  search,
  known,
  travelModes,
  timeZone,
  open,
  onClose,
}: FilterDrawerProps & { readonly open: boolean; onClose(): void }) {
  const navigate = useNavigate();
  const addressOf = useAddressOf();
  const formId = useId();
  const now = useNow();
  const [draft, setDraft] = useState(search);
  const [cleared, setCleared] = useState<Partial<Record<GroupName | 'all', number>>>({});
  const { count, traits, current, nearProblem } = useLiveCount(draft, search, known, open);

  const onChange = (event: FormEvent<HTMLFormElement>) =>
    setDraft(searchFromFields(search, readForm(event.currentTarget)));
  const clear = (group: GroupName) => {
    setDraft(clearGroup(draft, group));
    setCleared({ ...cleared, [group]: (cleared[group] ?? 0) + 1 });
  };
  const clearAll = () => {
    setDraft(withoutFilters(draft));
    setCleared({ ...cleared, all: (cleared.all ?? 0) + 1 });
  };
  const apply = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = searchFromFields(search, readForm(event.currentTarget));
    // Replaces the drawer's own history entry by the new results.
    await navigate(addressOf(chosen), { replace: true });
    onClose();
  };

  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="Filters"
      footer={
        <>
          <Button kind="quiet" onClick={clearAll}>
            Clear all
          </Button>
          <Button kind="primary" type="submit" form={formId} aria-live="polite">
            {showText(count.total, current)}
          </Button>
        </>
      }
    >
      <form
        key={cleared.all ?? 0}
        id={formId}
        className={styles.form}
        onChange={onChange}
        onSubmit={(event) => {
          void apply(event);
        }}
      >
        <FilterControls
          draft={draft}
          aggregations={count.aggregations}
          traitCounts={traits}
          travelModes={travelModes}
          nearProblem={nearProblem}
          now={now}
          timeZone={timeZone}
          onClear={clear}
          onNear={(near) => setDraft(normaliseSearch({ ...draft, near, page: 1 }))}
          cleared={cleared}
        />
      </form>
    </Drawer>
  );
}
