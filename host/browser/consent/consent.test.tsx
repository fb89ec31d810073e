import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createBus, type Bus } from '@verandah/bus';
import { followConsent } from '../deferred-work.ts';
import { privacyChoicesPlace } from '../../shell/information/privacy-choices-place.ts';
import type { ThirdParty } from '../../third-party.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { PrivacyChoices } from './privacy-choices.tsx';
import { followThirdParties } from './third-party-scripts.ts';

const stats: ThirdParty = { purpose: 'analytics', src: 'https://stats.example.com/count.js' };
const ads: ThirdParty = { purpose: 'marketing', src: 'https://ads.example.com/tag.js' };
const parties = [stats, ads];
const loaded = (): string[] => [...document.head.querySelectorAll('script')].map(({ src }) => src);

let bus: Bus;
let reload: jest.Mock;
const opened = (): Bus =>
  createBus({
    report: (error) => {
      throw error;
    },
    stores: { browser: () => localStorage, tab: () => sessionStorage },
  });
const browserSays = (no: boolean): void => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: no, configurable: true });
};

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  browserSays(false);
  bus = opened();
  reload = jest.fn();
});

test('[TRK-03] no third-party script loads before consent, then each accepted script loads once', () => {
  followThirdParties(bus, parties, reload);
  expect(loaded()).toEqual([]);
  bus.publish('consent', { analytics: true, marketing: true });
  expect(loaded()).toEqual([]);
  bus.publish('consent', { analytics: true, marketing: false, agreed: ['https://stats.example.com'] });
  bus.publish('consent', { analytics: true, marketing: false, agreed: ['https://stats.example.com'] });
  expect(loaded()).toEqual([stats.src]);
});

test('[TRK-03] consent to one company’s script does not cover another’s', () => {
  followThirdParties(bus, [{ ...stats, src: 'https://other.example.com/count.js' }], reload);
  bus.publish('consent', { analytics: true, marketing: true, agreed: ['https://stats.example.com'] });
  expect(loaded()).toEqual([]);
});

test('[TRK-03] withdrawing consent in another tab removes the script with the next navigation', () => {
  followThirdParties(bus, parties, reload);
  bus.publish('consent', { analytics: true, marketing: false, agreed: ['https://stats.example.com'] });
  bus.publish('navigation', { href: '/buy', area: 'search', page: 'results' });
  expect(reload).not.toHaveBeenCalled();
  bus.publish('consent', { analytics: false, marketing: false });
  bus.publish('navigation', { href: '/rent', area: 'search', page: 'results' });
  expect(reload).toHaveBeenCalledTimes(1);
});

test('[TRK-03] the banner names the companies, offers two equal choices, appears once and remembers the choice', () => {
  const { container } = render(<ConsentBanner bus={bus} parties={parties} />);
  expect(screen.getByRole('region').textContent).toMatch(
    /stats\.example\.com would count .*ads\.example\.com would measure/,
  );
  const [yes, no] = screen.getAllByRole('button');
  expect(yes?.className).toBe(no?.className);
  fireEvent.click(screen.getByRole('button', { name: 'Allow' }));
  expect(container.textContent).toBe('');
  cleanup();
  // A later page load in the same browser.
  const later = opened();
  expect(later.last('consent')).toEqual({
    analytics: true,
    marketing: true,
    agreed: ['https://stats.example.com', 'https://ads.example.com'],
    declined: [],
  });
  expect(render(<ConsentBanner bus={later} parties={parties} />).container.textContent).toBe('');
  // A new third party asks for consent again.
  expect(
    render(<ConsentBanner bus={later} parties={[...parties, { ...ads, src: 'https://third.example.com/x.js' }]} />)
      .container.textContent,
  ).toMatch(/third\.example\.com/);
});

test('[TRK-02, TRK-03] declining stops all tracking, including ours, and hides the banner for good', () => {
  const { container } = render(<ConsentBanner bus={bus} parties={parties} />);
  fireEvent.click(screen.getByRole('button', { name: 'Don’t allow' }));
  expect(bus.last('consent')).toEqual({ analytics: false, marketing: false });
  expect(container.textContent).toBe('');
});

test('[TRK-02, TRK-03] a browser with a do-not-track signal sees no banner and loads nothing, whatever was accepted before', () => {
  bus.publish('consent', { analytics: true, marketing: true, agreed: ['https://stats.example.com'] });
  browserSays(true);
  followThirdParties(bus, parties, reload);
  expect(loaded()).toEqual([]);
  expect(render(<ConsentBanner bus={bus} parties={parties} />).container.textContent).toBe('');
  cleanup();
  render(<PrivacyChoices bus={bus} parties={parties} reload={reload} />);
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked, disabled }) => [checked, disabled])).toEqual(
    [
      [false, true],
      [false, true],
      [false, true],
    ],
  );
  expect(screen.getByRole('status').textContent).toMatch(/Global Privacy Control/);
});

test('[TRK-02, TRK-03] on the privacy page each choice is made and withdrawn separately, and confirmed', () => {
  render(<PrivacyChoices bus={bus} parties={parties} reload={reload} />);
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  expect([box(/^Count/).checked, box(/stats/).checked, box(/ads/).checked]).toEqual([true, false, false]);
  fireEvent.click(box(/stats/));
  fireEvent.click(box(/ads/));
  expect(bus.last('consent')).toMatchObject({
    analytics: true,
    marketing: true,
    agreed: ['https://stats.example.com', 'https://ads.example.com'],
  });
  expect(screen.getByRole('status').textContent).toBe('Saved in this browser.');
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(box(/ads/));
  expect(bus.last('consent')).toMatchObject({
    analytics: true,
    marketing: false,
    agreed: ['https://stats.example.com'],
    declined: ['https://ads.example.com'],
  });
  // A script that has run can only be removed by a page load.
  expect(reload).toHaveBeenCalledTimes(1);
  fireEvent.click(box(/^Count/));
  expect(bus.last('consent')?.analytics).toBe(false);
  expect([box(/stats/).checked, box(/stats/).disabled]).toEqual([false, true]);
});

test('[TRK-03] without third-party scripts there is no banner, but the privacy page still offers the choice', async () => {
  await act(() => followConsent(bus, [], reload));
  expect(document.body.textContent).toBe('');
  document.body.innerHTML = `<div id="${privacyChoicesPlace}"></div>`;
  await act(() => followConsent(bus, [], reload));
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  fireEvent.click(screen.getByRole('checkbox'));
  expect(opened().last('consent')).toMatchObject({ analytics: false });
});
