import { Checkbox, Field, Select, TextInput, useHydrated } from '@verandah/design';
import {
  featureGroups,
  features,
  longestKeyword,
  mostKeywords,
  traits,
  type ListingSearch,
  type NearFilter,
  type TravelMode,
} from '@verandah/market';
import { NearPoint } from '../near/near-point.tsx';
import type { Aggregations, TraitCounts } from './aggregations.ts';
import { BedroomChoices } from './bedroom-choices.tsx';
import { CountChoices } from './count-choices.tsx';
import { DayChoices } from './day-choices.tsx';
import { FilterGroup } from './filter-group.tsx';
import { groupIsSet, isAge, type GroupName } from './groups.ts';
import { PriceChoices } from './price-choices.tsx';
import { RangeSelects } from './range-selects.tsx';
import { floorOptions, frontageLabel, frontageOptions, landLabel, landOptions } from './sizes.ts';
import { listedOptions } from './listed-options.ts';
import { TypeChoices } from './type-choices.tsx';
import styles from './filter-form.module.css';

export interface FilterControlsProps {
  /** The choices so far. */
  readonly draft: ListingSearch;
  readonly aggregations: Aggregations;
  /** Absent until the filters are open and have counted. */
  readonly traitCounts?: TraitCounts | undefined;
  /** Ways to travel that the API offers. */
  readonly travelModes: readonly TravelMode[];
  /** Why no homes can be found near the chosen point. */
  readonly nearProblem?: string | undefined;
  readonly now: number;
  readonly timeZone: string;
  /** Clears a group's choices; absent without script. */
  readonly onClear?: ((group: GroupName) => void) | undefined;
  /** Chooses a point that homes are near to; absent without script. */
  readonly onNear?: ((near: NearFilter) => void) | undefined;
  /** How often each group was cleared. A new count remounts the group's controls with the remaining choices. */
  readonly cleared: Readonly<Partial<Record<GroupName, number>>>;
}

/** All filters of a search, as form controls. */
export function FilterControls({
  draft,
  aggregations,
  traitCounts,
  travelModes,
  nearProblem,
  now,
  timeZone,
  onClear,
  onNear,
  cleared,
}: FilterControlsProps) {
  const hydrated = useHydrated();
  const { mode } = draft;
  const open = mode === 'buy' || mode === 'rent';
  const rental = mode === 'rent' || mode === 'leased';
  const group = (name: GroupName, title: string) => ({
    // Links of the search bar lead to the groups of the form in the page.
    id: onClear ? undefined : `filter-${name}`,
    title,
    onClear: onClear && groupIsSet(draft, name) ? () => onClear(name) : undefined,
  });
  const round = (name: GroupName) => `${name} ${cleared[name] ?? 0}`;
  const traitBoxes = (ofAge: boolean) =>
    traits
      .filter(({ name, modes }) => isAge(name) === ofAge && modes.includes(mode))
      .map(({ name, label }) => (
        <Checkbox
          key={name}
          name="trait"
          value={name}
          label={label}
          count={traitCounts?.traits.find((facet) => facet.value === name)?.count}
          defaultChecked={draft.traits.includes(name)}
        />
      ));
  return (
    <>
      <FilterGroup key={round('types')} {...group('types', 'Property type')}>
        <TypeChoices draft={draft} aggregations={aggregations} />
      </FilterGroup>
      <FilterGroup key={round('price')} {...group('price', rental ? 'Rent per week' : 'Price')}>
        <PriceChoices draft={draft} aggregations={aggregations} />
      </FilterGroup>
      <FilterGroup key={round('bedrooms')} {...group('bedrooms', 'Bedrooms')}>
        <BedroomChoices draft={draft} aggregations={aggregations} />
      </FilterGroup>
      <FilterGroup key={round('bathrooms')} {...group('bathrooms', 'Bathrooms')}>
        <CountChoices name="bathrooms" noun="bathroom" chosen={draft.bathrooms} facets={aggregations.baths} />
      </FilterGroup>
      <FilterGroup key={round('carSpaces')} {...group('carSpaces', 'Car spaces')}>
        <CountChoices name="carspaces" noun="car space" chosen={draft.carSpaces} facets={aggregations.cars} />
      </FilterGroup>
      <FilterGroup key={round('keywords')} {...group('keywords', 'Keywords')}>
        <Field label="Words in the description or features" hint="Separate several with commas">
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              name="keywords"
              placeholder="North facing, granny flat"
              maxLength={mostKeywords * (longestKeyword + 2)}
              defaultValue={draft.keywords.join(', ')}
            />
          )}
        </Field>
      </FilterGroup>
      {mode === 'rent' && (
        <FilterGroup key={round('available')} {...group('available', 'Move-in date')}>
          <Field label="Available by">
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                type="date"
                name="available"
                defaultValue={draft.availableBy ?? ''}
              />
            )}
          </Field>
        </FilterGroup>
      )}
      {(draft.near || (hydrated && onNear)) && (
        <FilterGroup key={round('near')} {...group('near', 'Near a place')}>
          <NearPoint search={draft} travelModes={travelModes} problem={nearProblem} onNear={onNear} />
        </FilterGroup>
      )}
      <FilterGroup key={round('land')} {...group('land', 'Land and floor area')}>
        <RangeSelects
          name="land"
          chosen={draft.landSize}
          minimum="Minimum land size"
          maximum="Maximum land size"
          minimums={landOptions}
          maximums={landOptions}
          label={landLabel}
        />
        <RangeSelects
          name="frontage"
          chosen={draft.frontage}
          minimum="Minimum frontage"
          maximum="Maximum frontage"
          minimums={frontageOptions}
          maximums={frontageOptions}
          label={frontageLabel}
        />
        <RangeSelects
          name="floor"
          chosen={draft.floorArea}
          minimum="Minimum floor area"
          maximum="Maximum floor area"
          minimums={floorOptions}
          maximums={floorOptions}
          label={landLabel}
        />
      </FilterGroup>
      <FilterGroup key={round('age')} {...group('age', 'New or established')}>
        <div className={styles.columns}>{traitBoxes(true)}</div>
      </FilterGroup>
      <FilterGroup key={round('listing')} {...group('listing', 'Listing')}>
        {open && (
          <Field label="Listed">
            {(control) => (
              <Select
                {...control}
                name="listed"
                defaultValue={draft.listedWithin ?? ''}
                options={listedOptions(traitCounts?.listedWithin)}
              />
            )}
          </Field>
        )}
        <div className={styles.columns}>{traitBoxes(false)}</div>
      </FilterGroup>
      {open && (
        <FilterGroup key={round('inspections')} {...group('inspections', 'Open for inspection')}>
          <DayChoices
            name="inspection"
            chosen={draft.inspections}
            facets={aggregations.inspectionDates}
            now={now}
            timeZone={timeZone}
          />
        </FilterGroup>
      )}
      {mode === 'buy' && (
        <FilterGroup key={round('auctions')} {...group('auctions', 'Auction')}>
          <DayChoices
            name="auction"
            chosen={draft.auctions}
            facets={aggregations.auctionDates}
            now={now}
            timeZone={timeZone}
          />
        </FilterGroup>
      )}
      <FilterGroup key={round('features')} {...group('features', 'Features')}>
        {featureGroups.map(({ name: groupName, label }) => (
          <details
            key={groupName}
            className={styles.more}
            open={
              groupName === 'main' ||
              features.some((feature) => feature.group === groupName && draft.features.includes(feature.name))
            }
          >
            <summary className={styles.summary}>{label}</summary>
            <div className={styles.columns}>
              {features
                .filter((feature) => feature.group === groupName)
                .map(({ name, label: text }) => (
                  <Checkbox
                    key={name}
                    name="feature"
                    value={name}
                    label={text}
                    defaultChecked={draft.features.includes(name)}
                  />
                ))}
            </div>
          </details>
        ))}
      </FilterGroup>
      {(open || draft.context === 'location') && (
        <FilterGroup title="Also show">
          {open && (
            <>
              <input type="hidden" name="underoffer-asked" value="1" />
              <Checkbox name="underoffer" value="1" label="Homes under offer" defaultChecked={draft.underOffer} />
            </>
          )}
          {draft.context === 'location' && (
            <>
              <input type="hidden" name="surrounding-asked" value="1" />
              <Checkbox
                name="surrounding"
                value="1"
                label="Homes in surrounding suburbs"
                defaultChecked={draft.surrounding}
              />
            </>
          )}
        </FilterGroup>
      )}
    </>
  );
}
