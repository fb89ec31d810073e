import { draftPrefix } from '@verandah/kit';
import type { ControlValues } from './form-changes.ts';

/** What was typed into a form and not saved, with what the page showed in these fields. */
export interface FormDraft {
  readonly typed: ControlValues;
  readonly saved: ControlValues;
}

/** Milliseconds: a draft that is older is of no use to anyone. */
const lasts = 7 * 24 * 60 * 60_000;

/** @param place names the form among all of the site: '/agent-portal/listings/7 edit' */
const keyOf = (memberId: string, place: string): string => `${draftPrefix}${memberId}.${place}`;

/** Returns a member's draft in this browser; null without one, or where storage is closed. */
export function readFormDraft(memberId: string, place: string, now = Date.now()): FormDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(memberId, place)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { at, typed, saved } = stored as Readonly<Record<string, unknown>>;
    return typeof at === 'number' && now - at < lasts && isValues(typed) && isValues(saved) ? { typed, saved } : null;
  } catch {
    return null; // storage is forbidden, or not a draft of ours: an empty form
  }
}

/** Stores a member's draft in this browser, where a crash cannot lose it; null removes it. */
export function storeFormDraft(memberId: string, place: string, draft: FormDraft | null, now = Date.now()): void {
  try {
    if (draft) localStorage.setItem(keyOf(memberId, place), JSON.stringify({ at: now, ...draft }));
    else localStorage.removeItem(keyOf(memberId, place));
  } catch {
    // Storage is not accessible or full: the draft lasts as long as the page.
  }
}

const isValues = (value: unknown): value is ControlValues =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((each) => Array.isArray(each) && each.every((text) => typeof text === 'string'));
