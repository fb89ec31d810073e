import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import * as dom from 'react-dom';
import * as client from 'react-dom/client';
import * as kit from '@verandah/kit';

interface Provided {
  readonly get: () => () => unknown;
  readonly loaded: true;
  readonly eager: true;
  readonly from: string;
  /** Names of the containers that use it. */
  readonly useIn?: string[];
}
/** The share scope of webpack's containers: module → version → how to load it. */
export type ShareScope = Record<string, Record<string, Provided>>;

/** Package → version, inserted by the build. */
const versions: Readonly<Record<string, string | undefined>> = JSON.parse(
  // oxlint-disable-next-line no-restricted-globals -- the build puts the value here
  process.env.SHARED_VERSIONS ?? '{}',
) as Record<string, string>;

const provideModule = (module: unknown, name: string): Record<string, Provided> => ({
  [versions[name] ?? '0.0.0']: { get: () => () => module, loaded: true, eager: true, from: 'shell' },
});

/** The host provides these modules once. A release contains none of them and rejects versions out of its range. */
export const shareScope: ShareScope = {
  react: provideModule(react, 'react'),
  'react/jsx-runtime': provideModule(jsx, 'react'),
  'react-dom': provideModule(dom, 'react-dom'),
  'react-dom/client': provideModule(client, 'react-dom'),
  '@verandah/kit': provideModule(kit, '@verandah/kit'),
};
