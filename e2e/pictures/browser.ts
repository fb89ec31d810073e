import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';

const folderOf = (name: string): string => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
const fontFolders = [
  ...['400Regular', '400Regular_Italic', '500Medium', '600SemiBold', '700Bold'].map((style) =>
    join(folderOf('@expo-google-fonts/inter'), style),
  ),
  join(folderOf('dejavu-fonts-ttf'), 'ttf'),
];

/** How text is drawn: as on all machines, or in another way that a machine may have. */
export interface Smoothing {
  readonly hinting: 'none' | 'full';
  /** Subpixels, as on many screens of PCs. */
  readonly subpixels: boolean;
}
const usual: Smoothing = { hinting: 'none', subpixels: false };

const alias = (generic: string, family: string): string =>
  `<match target="pattern"><test name="family"><string>${generic}</string></test><edit name="family" mode="assign" binding="strong"><string>${family}</string></edit></match>`;

/** A configuration of fontconfig with the fonts of the pictures alone: this machine's are not used. */
const fontConfiguration = (cache: string, { hinting, subpixels }: Smoothing): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${fontFolders.map((folder) => `<dir>${folder}</dir>`).join('\n')}
<cachedir>${cache}</cachedir>
${['system-ui', 'sans', 'sans-serif', 'serif'].map((generic) => alias(generic, 'Inter')).join('\n')}
${['monospace', 'ui-monospace'].map((generic) => alias(generic, 'DejaVu Sans Mono')).join('\n')}
<match target="font">
<edit name="antialias" mode="assign"><bool>true</bool></edit>
<edit name="hinting" mode="assign"><bool>${hinting === 'full'}</bool></edit>
<edit name="hintstyle" mode="assign"><const>hint${hinting}</const></edit>
<edit name="autohint" mode="assign"><bool>false</bool></edit>
<edit name="rgba" mode="assign"><const>${subpixels ? 'rgb' : 'none'}</const></edit>
</match>
</fontconfig>
`;

/**
 * A browser that draws the same on all machines, as far as a browser can. Its close removes its files.
 * @param rules where hosts are, as of Chromium's `--host-resolver-rules`
 */
export async function pictureBrowser(rules: string, { hinting, subpixels }: Smoothing = usual): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-fonts-'));
  const configuration = join(folder, 'fonts.conf');
  writeFileSync(configuration, fontConfiguration(join(folder, 'cache'), { hinting, subpixels }));
  const browser = await chromium.launch({
    ...(process.env['CHROMIUM'] ? { executablePath: process.env['CHROMIUM'] } : {}),
    env: { ...process.env, FONTCONFIG_FILE: configuration, LANGUAGE: 'en_AU' },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--force-color-profile=srgb',
      '--hide-scrollbars',
      `--host-resolver-rules=${rules}`,
      `--font-render-hinting=${hinting}`,
      ...(subpixels ? [] : ['--disable-lcd-text']),
    ],
  });
  browser.on('disconnected', () => rmSync(folder, { recursive: true, force: true }));
  return browser;
}
