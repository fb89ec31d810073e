import type { Page } from '@playwright/test';

/** A screen in the terms of a browser context. */
export interface Screen {
  readonly viewport: { readonly width: number; readonly height: number };
  /** Device pixels per CSS pixel. */
  readonly deviceScaleFactor: number;
  readonly hasTouch: boolean;
  readonly isMobile: boolean;
}

const screenOf = (width: number, height: number, deviceScaleFactor: number, kind: Partial<Screen> = {}): Screen => ({
  viewport: { width, height },
  deviceScaleFactor,
  hasTouch: false,
  isMobile: false,
  ...kind,
});

/** The screens that journeys run on, the smallest last; each is a project of `playwright.config.ts`. */
export const profiles = {
  desktop: screenOf(1240, 900, 1),
  laptop: screenOf(1280, 800, 2),
  phone: screenOf(412, 915, 2.625, { hasTouch: true, isMobile: true }),
} as const;
export type Profile = keyof typeof profiles;

/**
 * Screens for checking maps: every pixel ratio in use, with touch. A browser zoom of 200 % is half the viewport in CSS
 * pixels at twice the ratio.
 */
export const mapScreens = {
  'ratio 1': screenOf(1240, 900, 1, { hasTouch: true }),
  'ratio 1.25': screenOf(1240, 900, 1.25, { hasTouch: true }),
  'ratio 2': screenOf(1280, 800, 2, { hasTouch: true }),
  'ratio 3, a phone': screenOf(393, 852, 3, { hasTouch: true, isMobile: true }),
  'zoom of 200 %': screenOf(620, 450, 2, { hasTouch: true }),
} as const;

/**
 * Zooms a page like the browser: a multiple of its screen's ratio, in a viewport with proportionally fewer CSS pixels.
 * Chromium reports an emulated ratio to the page only together with a changed viewport; a screenshot undoes the zoom.
 * @param by 1.25 for 125 %
 */
export async function zoomBy(page: Page, { viewport, deviceScaleFactor }: Screen, by: number): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  await screen.send('Emulation.setDeviceMetricsOverride', {
    width: Math.round(viewport.width / by),
    height: Math.round(viewport.height / by),
    deviceScaleFactor: deviceScaleFactor * by,
    mobile: false,
  });
}
