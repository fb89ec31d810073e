/**
 * Widths in CSS pixels from which a layout changes, where the browser's text has its usual size of 16 px. Media queries
 * write them in em, a sixteenth of these numbers, so that larger text gets the layout of a narrower window; a test
 * compares them with this list.
 * @internal
 */
export const breakpoints = {
  tiny: 480,
  small: 640,
  medium: 720,
  desktop: 768,
  large: 960,
  larger: 1024,
  desktopLarge: 1240,
  xlarge: 1280,
  jumbo: 1440,
} as const;
