/** Colours of the map, read from the page's tokens so that it follows light and dark. */
export interface MapPalette {
  readonly sea: string;
  readonly land: string;
  readonly coast: string;
  readonly label: string;
  readonly halo: string;
  readonly pill: string;
  readonly pillText: string;
  readonly pillMuted: string;
  readonly pillLine: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly selected: string;
  readonly onSelected: string;
  readonly font: string;
}

const seas = { light: '#cfe0e6', dark: '#0b1a20' } as const;
const lands = { light: '#f6f3ec', dark: '#1a2321' } as const;

/** Reads the tokens that hold at `element`; without them (a page without styles) the light ones' values. */
export function readPalette(element: Element): MapPalette {
  const style = getComputedStyle(element);
  const token = (name: string, otherwise: string): string => style.getPropertyValue(name).trim() || otherwise;
  const mode = typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  return {
    sea: seas[mode],
    land: lands[mode],
    coast: mode === 'dark' ? '#35504f' : '#a9c3c4',
    label: token('--v-text-muted', '#55625f'),
    halo: lands[mode],
    pill: token('--v-raised', '#ffffff'),
    pillText: token('--v-text', '#17211f'),
    pillMuted: token('--v-text-muted', '#55625f'),
    pillLine: token('--v-line-strong', '#cbc7be'),
    accent: token('--v-accent', '#0b6558'),
    onAccent: token('--v-on-accent', '#ffffff'),
    selected: token('--v-text', '#17211f'),
    onSelected: token('--v-page', '#fbfaf8'),
    font: style.fontFamily || 'sans-serif',
  };
}

/** A token's colour (#rrggbb) let through; `share` is its opacity. */
export const faded = (colour: string, share: number): string => (
  /^#[\da-f]{6}$/i.test(colour) ? `${colour}${Math.round(share * 255).toString(16).padStart(2, '0')}` : colour
);
