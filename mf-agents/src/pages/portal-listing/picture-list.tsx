import {
  Badge,
  Button,
  Checkbox,
  ChevronDownIcon,
  HiddenText,
  NoPhotograph,
  Picture,
  TextInput,
  useHydrated,
} from '@verandah/design';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { HomePicture } from '../../features/portal/listing-home.ts';
import { FormField, useFormState } from '../../features/portal/portal-form.tsx';
import styles from '../../features/portal/portal.module.css';
import own from './picture-list.module.css';
import { altField, idsIn, moveValue, orderField, pictureMark, type PictureKind } from './pictures.ts';
import { useDragOrder } from './use-drag-order.ts';
import { usePictureOrder } from './use-picture-order.ts';

interface PictureListProps {
  readonly kind: PictureKind;
  readonly label: string;
  readonly pictures: readonly HomePicture[];
}

/**
 * A listing's pictures of one kind. With script they are moved by buttons and by dragging, and saved with the form;
 * without script the buttons submit it.
 */
export function PictureList({ kind, label, pictures }: PictureListProps) {
  const form = useFormState();
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const name = orderField(kind);
  const saved = pictures.map(({ id }) => id);
  const { ids, message, move, enter } = usePictureOrder(kind, saved, idsIn(form.value(name, saved.join(' '))));
  const { dragged, target, handle } = useDragOrder(list, move);
  const pressed = useRef<string>(null);
  const order = ids.join(' ');
  useLayoutEffect(() => {
    // The moved row loses the focus with its place in the page.
    if (pressed.current !== null)
      list.current?.querySelector<HTMLElement>(`[data-move="${CSS.escape(pressed.current)}"]`)?.focus();
    pressed.current = null;
  }, [order]);
  useEffect(() => {
    // A hidden field has no events of its own: what is not saved is followed by them.
    if (message !== '') field.current?.dispatchEvent(new Event('change', { bubbles: true }));
  }, [message, order]);
  const problem = form.problem(name);
  if (pictures.length === 0) return null;
  const shown = ids.flatMap((id) => pictures.find((each) => each.id === id) ?? []);
  const others = ids.filter((id) => id !== dragged);
  const dropAt = (id: string): 'before' | 'after' | undefined => {
    if (dragged === null || id === dragged) return undefined;
    if (others[target] === id) return 'before';
    return target === others.length && others.at(-1) === id ? 'after' : undefined;
  };
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <input
        ref={field}
        type="hidden"
        name={name}
        value={order}
        data-saved={saved.join(' ')}
        onInput={(event) => enter(idsIn(event.currentTarget.value))}
      />
      {problem && (
        <p className={styles.error} tabIndex={-1} data-problem>
          {problem}
        </p>
      )}
      <p role="status">
        <HiddenText>{message}</HiddenText>
      </p>
      <ul ref={list} className={styles.list}>
        {shown.map((picture, index) => (
          <li
            key={picture.id}
            className={own.item}
            data-id={picture.id}
            data-dragged={picture.id === dragged || undefined}
            data-drop={dropAt(picture.id)}
          >
            <Row
              kind={kind}
              picture={picture}
              place={index + 1}
              count={shown.length}
              handle={handle(picture.id)}
              onMove={(by) => {
                pressed.current = moveValue(kind, picture.id, by);
                move(picture.id, index + by);
              }}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface RowProps {
  readonly kind: PictureKind;
  readonly picture: HomePicture;
  /** From 1. */
  readonly place: number;
  readonly count: number;
  readonly handle: ReturnType<ReturnType<typeof useDragOrder>['handle']>;
  onMove(by: -1 | 1): void;
}

const directions = [
  [-1, 'Move earlier'],
  [1, 'Move later'],
] as const;

/** What can be ticked about a picture: it happens when the form is saved. */
const choices = (kind: PictureKind) =>
  [
    ['mark', kind === 'photo' ? 'Mark as floor plan' : 'Mark as photo'],
    ['gone', 'Remove'],
  ] as const;

function Row({ kind, picture: { id, problem, source, ...photo }, place, count, handle, onMove }: RowProps) {
  const hydrated = useHydrated();
  const form = useFormState();
  const mark = pictureMark(kind, id);
  const which = `${kind === 'photo' ? 'photo' : 'floor plan'} ${place}`;
  return (
    <div className={styles.picture}>
      <div className={own.side}>
        <div className={styles.thumb}>
          {photo.key === null ? <NoPhotograph /> : <Picture photo={photo} sizes="132px" alt="" />}
        </div>
        {/* The buttons do the same by keyboard. */}
        {hydrated && count > 1 && <span className={own.handle} title="Drag to reorder" data-handle="" {...handle} />}
      </div>
      <div className={styles.words}>
        <p className={styles.badges}>
          <span className={styles.muted}>
            {place} of {count}
          </span>
          {kind === 'photo' && place === 1 && <Badge tone="accent">Main photo</Badge>}
        </p>
        {photo.key === null && (
          <p className={problem ? styles.error : styles.muted}>
            {problem ?? 'Downloading…'} {source && <span className={styles.source}>{source}</span>}
          </p>
        )}
        <FormField
          name={altField(kind, id)}
          label={
            <>
              Description<HiddenText> of {which}</HiddenText>
            </>
          }
          given={photo.alt}
          optional
        >
          {(control) => <TextInput {...control} autoComplete="off" maxLength={200} />}
        </FormField>
      </div>
      <div className={own.tools}>
        <div className={own.buttons}>
          {directions.map(([by, label]) => {
            const isEnd = by === -1 ? place === 1 : place === count;
            return (
              <Button
                key={by}
                // Without script the button sends the form.
                type={hydrated ? 'button' : 'submit'}
                kind="secondary"
                size="small"
                icon={ChevronDownIcon}
                className={by === -1 ? own.earlier : undefined}
                name="move"
                value={moveValue(kind, id, by)}
                data-move={moveValue(kind, id, by)}
                aria-disabled={isEnd || undefined}
                onClick={(event) => {
                  event.preventDefault();
                  if (!isEnd) onMove(by);
                }}
              >
                {label}
                <HiddenText> {which}</HiddenText>
              </Button>
            );
          })}
        </div>
        {choices(kind).map(([name, label]) => (
          <Checkbox
            key={name}
            name={name}
            value={mark}
            label={
              <>
                {label}
                <HiddenText>: {which}</HiddenText>
              </>
            }
            defaultChecked={form.values(name, []).includes(mark)}
          />
        ))}
      </div>
    </div>
  );
}
