/** Colours of the interactive map (shared/map/base/palette.ts) and of the site's tokens. */
const light = {
  sea: '#cfe0e6',
  land: '#f6f3ec',
  coast: '#a9c3c4',
  edge: '#d3ccbd',
  label: '#55625f',
  text: '#17211f',
  pill: '#ffffff',
  accent: '#0b6558',
};
const dark: typeof light = {
  sea: '#0b1a20',
  land: '#1a2321',
  coast: '#35504f',
  edge: '#303c39',
  label: '#a3b1ad',
  text: '#edf2f0',
  pill: '#1f2826',
  accent: '#6fd3bf',
};

const variableRules = (colours: typeof light): string =>
  `:root{${Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')}}`;

/** The looks of the classes of a picture; lines of the ground are in tenths of a unit. */
export const pictureStyle = [
  variableRules(light),
  `@media(prefers-color-scheme:dark){${variableRules(dark)}}`,
  'text{font-family:system-ui,sans-serif;text-anchor:middle;fill:var(--label);stroke:var(--land);stroke-width:3px;stroke-linejoin:round;paint-order:stroke}',
  '.sea{fill:var(--sea)}.land{fill:var(--land);stroke:var(--coast);stroke-width:10}',
  '.edge{fill:none;stroke:var(--edge);stroke-width:8}',
  'path.suburb,.approximate,.drawn,.near{fill:var(--accent);fill-opacity:.08;fill-rule:evenodd;stroke:var(--accent);stroke-width:18}',
  '.approximate,.near{stroke-dasharray:60 50}.near{fill:none}',
  'text.searched{font-size:13px;font-weight:700;fill:var(--text)}text.town{font-size:12px;font-weight:600}text.suburb{font-size:11px;font-weight:500}',
  '.home{fill:var(--accent);stroke:var(--pill);stroke-width:1.5}.homes{fill:var(--pill);stroke:var(--accent);stroke-width:2}',
  '.price{fill:var(--pill);stroke:var(--label);stroke-width:.5}.count{font-size:11px;font-weight:700;fill:var(--text);stroke:none}',
  '.note{font-size:11px;text-anchor:start;fill:var(--text)}.credit{font-size:8px;text-anchor:end}',
].join('');
