/** Colours of the map, read from the page's tokens so that it follows light, dark and forced colours. */
export interface MapPalette {
  readonly sea: string;
  readonly land: string;
  readonly coast: string;
  /** Borders of states. */
  readonly border: string;
  /** Edges of suburbs. */
  readonly edge: string;
  /** Parks and woods. */
  readonly park: string;
  /** Schools, hospitals, beaches. */
  readonly grounds: string;
  readonly building: string;
  readonly road: string;
  /** Motorways and primary roads. */
  readonly mainRoad: string;
  readonly rail: string;
  readonly label: string;
  readonly halo: string;
  readonly pill: string;
  readonly pillText: string;
  readonly pillMuted: string;
  readonly pillLine: string;
  /** Background of the price of a viewed listing. */
  readonly seen: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly selected: string;
  readonly onSelected: string;
  readonly font: string;
}

const grounds = {
  light: {
    sea: '#cfe0e6',
    land: '#f6f3ec',
    coast: '#a9c3c4',
    border: '#b3a894',
    edge: '#d3ccbd',
    park: '#dfe8d2',
    grounds: '#efe8da',
    building: '#e9e2d5',
    road: '#ffffff',
    mainRoad: '#fbe6bd',
    rail: '#a39b8d',
  },
  dark: {
    sea: '#0b1a20',
    land: '#1a2321',
    coast: '#35504f',
    border: '#51605c',
    edge: '#303c39',
    park: '#1d2e22',
    grounds: '#22302b',
    building: '#26322e',
    road: '#394743',
    mainRoad: '#575540',
    rail: '#5f6d69',
  },
} as const;

/** Names of system colours. */
const forced: Omit<MapPalette, 'font'> = {
  sea: 'Canvas',
  land: 'Canvas',
  coast: 'CanvasText',
  border: 'GrayText',
  edge: 'GrayText',
  park: 'Canvas',
  grounds: 'Canvas',
  building: 'Canvas',
  road: 'GrayText',
  mainRoad: 'CanvasText',
  rail: 'GrayText',
  label: 'CanvasText',
  halo: 'Canvas',
  pill: 'Canvas',
  pillText: 'CanvasText',
  pillMuted: 'CanvasText',
  pillLine: 'CanvasText',
  seen: 'Canvas',
  accent: 'Highlight',
  onAccent: 'HighlightText',
  selected: 'CanvasText',
  onSelected: 'Canvas',
};

const matchesMedia = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;

/** The values of system colours, as rgb(…): a name can't be faded. */
function valuesOf(names: typeof forced): typeof forced {
  const probe = document.body.appendChild(document.createElement('span'));
  const value = (name: string): string => {
    probe.style.color = name;
    return getComputedStyle(probe).color || name;
  };
  const values = Object.fromEntries(Object.entries(names).map(([key, name]) => [key, value(name)]));
  probe.remove();
  return { ...names, ...values };
}

/** Reads the tokens in effect at `element`; without them (a page without styles) the light theme's values. */
export function readPalette(element: Element): MapPalette {
  const style = getComputedStyle(element);
  const font = style.fontFamily || 'sans-serif';
  if (matchesMedia('(forced-colors: active)')) return { ...valuesOf(forced), font };
  const token = (name: string, otherwise: string): string => style.getPropertyValue(name).trim() || otherwise;
  const ground = grounds[matchesMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light'];
  const land = token('--v-map-land', ground.land);
  return {
    ...ground,
    land,
    label: token('--v-text-muted', '#55625f'),
    halo: land,
    pill: token('--v-raised', '#ffffff'),
    pillText: token('--v-text', '#17211f'),
    pillMuted: token('--v-text-muted', '#55625f'),
    pillLine: token('--v-line-strong', '#cbc7be'),
    seen: token('--v-sunken', '#f2f0ec'),
    accent: token('--v-accent', '#0b6558'),
    onAccent: token('--v-on-accent', '#ffffff'),
    selected: token('--v-text', '#17211f'),
    onSelected: token('--v-page', '#fbfaf8'),
    font,
  };
}

/** A colour of the palette (#rrggbb, rgb(…) or rgba(…)) with an opacity of `share`. */
export function fadeColour(colour: string, share: number): string {
  if (/^#[\da-f]{6}$/i.test(colour))
    return `${colour}${Math.round(share * 255)
      .toString(16)
      .padStart(2, '0')}`;
  // Highlight is translucent in some browsers.
  return colour.replace(/^rgba?\(([^,]+,[^,]+,[^,]+)(?:,.+)?\)$/, `rgba($1, ${share})`);
}
