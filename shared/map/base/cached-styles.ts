import type Style from 'ol/style/Style.js';
import type { MapPalette } from './palette.ts';

/** More than a map shows in an hour; a label's text makes a style of its own. */
const most = 3000;

/** Styles by a key, made once for each palette. */
export function cachedStyles(palette: () => MapPalette): (key: string, make: (colours: MapPalette) => Style) => Style {
  let of: MapPalette | undefined;
  let made = new Map<string, Style>();
  return (key, make) => {
    const colours = palette();
    if (of !== colours || made.size > most) {
      of = colours;
      made = new Map();
    }
    const style = made.get(key) ?? make(colours);
    made.set(key, style);
    return style;
  };
}
