import { useEffect, type RefObject } from 'react';

/**
 * After each rejection moves the focus to the first field that has a problem, or to the form's own message.
 * @param names in the order of the form
 */
export function useProblemFocus(
  form: RefObject<HTMLFormElement | null>,
  refusals: number,
  problems: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): void {
  useEffect(() => {
    if (refusals === 0) return;
    const first = names.find((name) => problems[name]);
    form.current?.querySelector<HTMLElement>(first ? `[name="${first}"]` : '[role="alert"]')?.focus();
    // Once for each rejection, not when a problem has been corrected.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [refusals]);
}
