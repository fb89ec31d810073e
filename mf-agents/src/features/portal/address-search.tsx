import { useSuggestions } from '@verandah/areas/actions';
import { Field, HiddenText, Icon, PinIcon, steerList, TextInput, useHydrated } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { useState, type KeyboardEvent } from 'react';
import styles from './address-search.module.css';
import { findAddresses } from './find-addresses.ts';
import { addressParts, type AddressParts, type FoundAddress } from './typed-address.ts';

interface AddressSearchProps {
  onAddress(parts: AddressParts, found: FoundAddress): void;
}

/**
 * A combobox for the address of a home: streets, known properties and suburbs. Down and Up choose, Enter accepts, Escape
 * closes the list. It needs script; the fields below it do not.
 */
export function AddressSearch({ onAddress }: AddressSearchProps) {
  const hydrated = useHydrated();
  const { graph } = useServices();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [index, setIndex] = useState(-1);
  const [message, setMessage] = useState('');
  const term = text.trim();
  const suggestions = useSuggestions(text, async (typed) =>
    (await graph.read(findAddresses, { term: typed })).locationSearch.map((each) => ({ ...each, term: typed })),
  );
  // Suggestions for an earlier text are no answer to the present one.
  const choices = suggestions.filter((each) => each.term === term);
  const shown = open && choices.length > 0;
  const current = shown ? choices[index] : undefined;
  const choose = (found: FoundAddress) => {
    const parts = addressParts(text, found);
    setText('');
    setOpen(false);
    setIndex(-1);
    setMessage(`Address filled in: ${lineOf(parts)}`);
    onAddress(parts, found);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // Enter chooses an address; it does not send the form.
      event.preventDefault();
      const chosen = current ?? (term === '' ? undefined : choices[0]);
      if (shown && chosen) choose(chosen);
      else if (term !== '') setMessage(`Nothing found for “${term}”. Fill in the address below.`);
    }
    steerList(event, { open: shown, count: choices.length, index, onOpen: setOpen, onIndex: setIndex });
  };
  return (
    <div className={styles.search} data-waiting={!hydrated || undefined}>
      <Field label="Find the address" hint="Start with the number and street, such as 12 Wilson Street, Richmond.">
        {(control) => (
          <div
            onBlur={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.contains(relatedTarget)) setOpen(false);
            }}
          >
            <TextInput
              {...control}
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={shown}
              aria-controls={`${control.id}-list`}
              aria-activedescendant={current ? `${control.id}-${index}` : undefined}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setOpen(true);
                setIndex(-1);
                setMessage('');
              }}
              onFocus={() => setOpen(true)}
              onClick={() => setOpen(true)}
              onKeyDown={onKeyDown}
            />
            <div
              id={`${control.id}-list`}
              className={styles.list}
              role="listbox"
              aria-label="Addresses"
              hidden={!shown}
              onPointerDown={(event) => event.preventDefault()}
            >
              {shown &&
                choices.map((choice, place) => (
                  // The field has the focus and handles the keys. The pointer chooses here.
                  // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                  <div
                    key={`${choice.kind} ${choice.label}`}
                    id={`${control.id}-${place}`}
                    className={styles.option}
                    role="option"
                    aria-selected={place === index}
                    onClick={() => choose(choice)}
                  >
                    <Icon shape={PinIcon} />
                    <span>{lineOf(addressParts(text, choice))}</span>
                  </div>
                ))}
            </div>
            <p role="status" className={styles.message}>
              {shown ? <HiddenText>{countText(choices.length)}</HiddenText> : message}
            </p>
          </div>
        )}
      </Field>
    </div>
  );
}

/** '3/12 Wilson Street, Richmond, VIC 3121' */
function lineOf({ unit, streetNumber, street, suburb }: AddressParts): string {
  const number = [unit, streetNumber].filter(Boolean).join('/');
  return [street && [number, street].filter(Boolean).join(' '), suburb].filter(Boolean).join(', ');
}

const countText = (count: number): string =>
  `${count} ${count === 1 ? 'address' : 'addresses'}. Use the arrow keys to choose.`;
