import { HiddenText, Icon, PinIcon, SearchIcon } from '@verandah/design';
import { useId, useState, type KeyboardEvent } from 'react';
import type { Place } from './queries.ts';
import { useSuggestions } from './use-suggestions.ts';
import styles from './place-box.module.css';

interface PlaceBoxProps {
  readonly label: string;
  readonly placeholder: string;
  /** What the box holds at first. */
  readonly initial?: string;
  onChoose(place: Place): void;
}

/**
 * Where to search: a text field `q` of the form around it, and with script a combobox that suggests places as you type
 * (down and up choose, Enter takes, Escape closes).
 */
export function PlaceBox({ label, placeholder, initial = '', onChoose }: PlaceBoxProps) {
  const id = useId();
  const [text, setText] = useState(initial);
  const [typing, setTyping] = useState(false);
  const [active, setActive] = useState(-1);
  const { places, term } = useSuggestions(text, typing);
  const open = typing && places.length > 0;
  const current = open ? places[active] : undefined;

  const choose = (place: Place) => {
    setText(place.label);
    setTyping(false);
    setActive(-1);
    onChoose(place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) { event.preventDefault(); setTyping(false); setActive(-1); }
    if (event.key === 'Enter' && current) { event.preventDefault(); choose(current); }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (!open) { setTyping(true); return; }
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // Past either end the text itself is chosen again.
    const count = places.length + 1;
    setActive((active + 1 + step + count) % count - 1);
  };

  return (
    <div className={styles.box}>
      <label htmlFor={id}><HiddenText>{label}</HiddenText></label>
      <Icon shape={SearchIcon} />
      <input
        className={styles.input} id={id} name="q" type="search" autoComplete="off" autoCapitalize="words" spellCheck={false} placeholder={placeholder} enterKeyHint="search"
        role="combobox" aria-autocomplete="list" aria-expanded={open} aria-controls={`${id}-list`}
        aria-activedescendant={current ? `${id}-${active}` : undefined}
        value={text}
        onChange={(event) => { setText(event.target.value); setTyping(true); setActive(-1); }}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown} onBlur={() => { setTyping(false); setActive(-1); }}
      />
      <div className={styles.list} id={`${id}-list`} role="listbox" aria-label="Suggested places" hidden={!open}>
        {open && places.map((place, index) => (
          // The field keeps the focus and takes the keys; the pointer chooses here.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={place.slug} id={`${id}-${index}`} className={styles.option} role="option" aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()} onClick={() => choose(place)}
          >
            <Icon shape={PinIcon} /><span>{place.label}</span>
            {place.kind !== 'suburb' && <span className={styles.kind}>{place.kind === 'state' ? 'State' : 'Postcode'}</span>}
          </div>
        ))}
      </div>
      <output><HiddenText>{status(typing, term, places.length)}</HiddenText></output>
    </div>
  );
}

function status(typing: boolean, term: string, count: number): string {
  if (!typing || term === '') return '';
  return count === 0 ? `No place begins like ${term}.` : `${count} ${count === 1 ? 'place' : 'places'} suggested. Use the arrow keys to choose.`;
}
