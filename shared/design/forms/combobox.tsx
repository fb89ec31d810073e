import { plural } from '@verandah/market';
import { useState, type KeyboardEvent } from 'react';
import { HiddenText } from '../base/hidden-text.tsx';
import { Icon } from '../base/icon.tsx';
import type { IconShape } from '../icons/icon-shape.tsx';
import styles from './combobox.module.css';
import { Field } from './field.tsx';
import { steerList } from './list-keys.ts';
import { TextInput } from './text-input.tsx';

/** What a combobox offers. */
export interface ComboboxChoice {
  readonly key: string;
  readonly icon: IconShape;
  readonly label: string;
  readonly detail?: string;
}

interface ComboboxProps<Choice extends ComboboxChoice> {
  readonly label: string;
  readonly hint?: string;
  /** What it offers, as in '1 address' and '3 addresses'; also the name of the list. */
  readonly noun: { readonly one: string; readonly many: string };
  readonly text: string;
  /** For the present text. */
  readonly choices: readonly Choice[];
  /** Shown and announced below the field, such as what was chosen. */
  readonly message: string;
  onText(text: string): void;
  onChoose(choice: Choice): void;
  /** Enter was pressed, and there is nothing to choose for the text. */
  onNothing(term: string): void;
}

/**
 * A field that offers choices for what is typed. Down and Up choose, Enter accepts and never sends the form around it,
 * Escape closes the list and nothing around it.
 */
export function Combobox<Choice extends ComboboxChoice>({
  label,
  hint,
  noun,
  text,
  choices,
  message,
  onText,
  onChoose,
  onNothing,
}: ComboboxProps<Choice>) {
  const [open, setOpen] = useState(false);
  const [index, setIndex] = useState(-1);
  const term = text.trim();
  const shown = open && choices.length > 0;
  const current = shown ? choices[index] : undefined;
  const choose = (choice: Choice) => {
    setOpen(false);
    setIndex(-1);
    onChoose(choice);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown) event.stopPropagation();
    if (event.key === 'Enter') {
      event.preventDefault();
      const accepted = current ?? (term === '' ? undefined : choices[0]);
      if (shown && accepted) choose(accepted);
      else if (term !== '') onNothing(term);
    }
    steerList(event, { open: shown, count: choices.length, index, onOpen: setOpen, onIndex: setIndex });
  };
  return (
    <Field label={label} hint={hint}>
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
              setOpen(true);
              setIndex(-1);
              onText(event.target.value);
            }}
            onFocus={() => setOpen(true)}
            onClick={() => setOpen(true)}
            onKeyDown={onKeyDown}
          />
          <div
            id={`${control.id}-list`}
            className={styles.list}
            role="listbox"
            aria-label={noun.many}
            hidden={!shown}
            onPointerDown={(event) => event.preventDefault()}
          >
            {shown &&
              choices.map((choice, place) => (
                // The field has the focus and handles the keys. The pointer chooses here.
                // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                <div
                  key={choice.key}
                  id={`${control.id}-${place}`}
                  className={styles.option}
                  role="option"
                  aria-selected={place === index}
                  onClick={() => choose(choice)}
                >
                  <Icon shape={choice.icon} />
                  <span className={styles.label}>
                    {choice.label} {choice.detail && <span className={styles.detail}>{choice.detail}</span>}
                  </span>
                </div>
              ))}
          </div>
          <p role="status" className={styles.message}>
            {message || (shown && <HiddenText>{countText(choices.length, noun)}</HiddenText>)}
          </p>
        </div>
      )}
    </Field>
  );
}

const countText = (count: number, { one, many }: ComboboxProps<ComboboxChoice>['noun']): string =>
  `${plural(count, one, many)}. Use the arrow keys to choose.`;
