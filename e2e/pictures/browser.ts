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

const aliasFont = (generic: string, family: string): string =>
  `<match target="pattern"><test name="family"><string>${generic}</string></test><edit name="family" mode="assign" binding="strong"><string>${family}</string></edit></match>`;

/** A configuration of fontconfig with the fonts of the pictures alone: this machine's are not used. */
const fontConfiguration = (cache: string, subpixels: boolean): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${fontFolders.map((folder) => `<dir>${folder}</dir>`).join('\n')}
<cachedir>${cache}</cachedir>
${['system-ui', 'sans', 'sans-serif', 'serif'].map((generic) => aliasFont(generic, 'Inter')).join('\n')}
${['monospace', 'ui-monospace'].map((generic) => aliasFont(generic, 'DejaVu Sans Mono')).join('\n')}
<match target="font">
<edit name="antialias" mode="assign"><bool>true</bool></edit>
<edit name="hinting" mode="assign"><bool>false</bool></edit>
<edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
<edit name="autohint" mode="assign"><bool>false</bool></edit>
<edit name="rgba" mode="assign"><const>${subpixels ? 'rgb' : 'none'}</const></edit>
</match>
</fontconfig>
`;

/**
 * A browser that draws the same on all machines, as far as a browser can. Its close removes its files.
 * @param rules where hosts are, as of Chromium's `--host-resolver-rules`
 * @param subpixels text is smoothed in subpixels, as on many screens of PCs
 */
export async function pictureBrowser(rules: string, subpixels = false): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-fonts-'));
  const configuration = join(folder, 'fonts.conf');
  writeFileSync(configuration, fontConfiguration(join(folder, 'cache'), subpixels));
  const browser = await chromium.launch({
    ...(process.env['CHROMIUM'] ? { executablePath: process.env['CHROMIUM'] } : {}),
    env: { ...process.env, FONTCONFIG_FILE: configuration },
    args: [
      '--no-sandbox',
      // Of dates in fields and of buttons for files: the one language that every Chromium has.
      '--lang=en-US',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--force-color-profile=srgb',
      '--hide-scrollbars',
      `--host-resolver-rules=${rules}`,
      '--font-render-hinting=none',
      ...(subpixels ? [] : ['--disable-lcd-text']),
    ],
  });
  browser.on('disconnected', () => rmSync(folder, { recursive: true, force: true }));
  return browser;
}
