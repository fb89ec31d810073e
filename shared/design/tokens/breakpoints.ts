/** Widths in CSS pixels from which a layout changes. Style sheets write the numbers; a test holds them to this list. */
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
