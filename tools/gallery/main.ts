import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Storybook's configuration: every `*.stories.tsx` of the design system, built by Vite. Nothing of it is in the
 * product.
 */
export default {
  framework: '@storybook/react-vite',
  stories: [{ directory: join(root, 'shared/design'), files: '**/*.stories.tsx' }],
  addons: ['@storybook/addon-a11y'],
  staticDirs: [{ from: join(import.meta.dirname, 'media'), to: '/media' }],
  // The components' types are their documentation; the compiler's older interface, which reads them, is not installed.
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (configuration: object) => ({ ...configuration, cacheDir: join(root, '.cache/gallery-vite') }),
};
