import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Console } from './console.tsx';
import { operations, testHost, type TestHost } from './test-desk.ts';

/** Sets up a console before each test of a file, with scripted responses of its host and a fake clock. */
export function setUpConsole(): { readonly host: TestHost } {
  let host: TestHost;
  beforeAll(() => {
    // jsdom has dialogs without their methods.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
  });
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') });
    host = testHost();
  });
  afterEach(() => jest.useRealTimers());
  return {
    get host() {
      return host;
    },
  };
}

export const passTime = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));
export async function goTo(hash: string): Promise<void> {
  window.location.hash = hash;
  fireEvent(window, new HashChangeEvent('hashchange'));
  await passTime(0);
}
export async function openConsole(session = operations, hash = 'areas'): Promise<void> {
  window.location.hash = hash;
  render(<Console session={session} />);
  await passTime(0);
}
export const areaCard = (area: string): HTMLElement => screen.getByRole('article', { name: area });
export async function pressElement(element: HTMLElement): Promise<void> {
  fireEvent.click(element);
  await passTime(0);
}
/** Presses a button of an area. Returns the dialog that it opens. */
export async function openDialog(area: string, name: RegExp): Promise<HTMLElement> {
  await pressElement(within(areaCard(area)).getByRole('button', { name }));
  return screen.getByRole('dialog');
}
/** Submits a dialog's form, whose button has this name. */
export async function submitDialog(dialog: HTMLElement, name: RegExp): Promise<void> {
  expect(within(dialog).getByRole('button', { name })).toHaveAttribute('type', 'submit');
  fireEvent.submit(dialog.querySelector('form') as HTMLFormElement);
  await passTime(0);
}
