import { addUnsavedForm, discardUnsavedForms, hasUnsavedForms, type UnsavedForm } from './unsaved-forms.ts';

const form = (lostWith: UnsavedForm['lostWith']) => {
  let isTyped = true;
  return { lostWith, isChanged: () => isTyped, discard: () => (isTyped = false) };
};
/** Whether the browser would confirm that the tab may be closed. */
const confirms = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('[SHELL-56] the browser asks before a tab with unsaved input is closed, and no longer once it is given up or gone', () => {
  expect(confirms()).toBe(false);
  const remove = addUnsavedForm(form('page'));
  expect([confirms(), hasUnsavedForms('page'), hasUnsavedForms('tab')]).toEqual([true, true, true]);
  discardUnsavedForms();
  expect([confirms(), hasUnsavedForms('tab')]).toEqual([false, false]);
  remove();
  const removeOther = addUnsavedForm(form('page'));
  removeOther();
  expect(confirms()).toBe(false);
});

test('[SHELL-56] input whose draft is stored for the visit is lost with the tab only, and leaving needs no confirmation', () => {
  const remove = addUnsavedForm(form('tab'));
  discardUnsavedForms();
  expect([confirms(), hasUnsavedForms('page'), hasUnsavedForms('tab')]).toEqual([true, false, true]);
  remove();
});
