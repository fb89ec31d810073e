/** Contrast that WCAG 2.2 requires of text. */
const leastContrast = 4.5;

type Channels = readonly [number, number, number];
const channelsOf = (hex: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as never;
const hexOf = (channels: Channels): string =>
  `#${channels.map((value) => Math.floor(value).toString(16).padStart(2, '0')).join('')}`;

function relativeLuminance(channels: Channels): number {
  const [red, green, blue] = channels.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as never as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of white text on a colour (#rrggbb), 1 to 21. */
export const contrastOfWhite = (hex: string): number => 1.05 / (relativeLuminance(channelsOf(hex)) + 0.05);

/** Whether white text can be read on a colour. */
export const carriesWhite = (hex: string): boolean => contrastOfWhite(hex) >= leastContrast;

/** The lightest shade of a colour on which white text can be read; the colour itself where it can. */
export function readableShade(hex: string): string {
  const channels = channelsOf(hex);
  for (let percent = 100; percent > 0; percent -= 1) {
    const shade = hexOf(channels.map((value) => (value * percent) / 100) as never);
    if (carriesWhite(shade)) return shade;
  }
  return '#000000';
}
