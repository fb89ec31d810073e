import type { SceneLight } from './scenes.ts';
import { mix } from './colour.ts';

/** How a time of day colours everything out of doors. */
export interface Light {
  readonly sky: readonly [top: string, middle: string, horizon: string];
  readonly sun: string;
  readonly sunOpacity: number;
  readonly cloud: string;
  readonly cloudOpacity: number;
  readonly tint: string;
  readonly tintShare: number;
  readonly shade: string;
  /** Lamps are on. */
  readonly evening: boolean;
}

export const lights: Readonly<Record<SceneLight, Light>> = {
  morning: {
    sky: ['#8fb9d6', '#c3dae3', '#f3eadb'],
    sun: '#fff3d6',
    sunOpacity: 0.8,
    cloud: '#ffffff',
    cloudOpacity: 0.6,
    tint: '#fff0d8',
    tintShare: 0.1,
    shade: '#3a4a5c',
    evening: false,
  },
  noon: {
    sky: ['#4f95cf', '#8fc0e4', '#dcecf2'],
    sun: '#ffffff',
    sunOpacity: 0.5,
    cloud: '#ffffff',
    cloudOpacity: 0.75,
    tint: '#ffffff',
    tintShare: 0.04,
    shade: '#2c3f55',
    evening: false,
  },
  golden: {
    sky: ['#7e9fc2', '#e3c3a5', '#fbd9a2'],
    sun: '#ffe6ae',
    sunOpacity: 0.95,
    cloud: '#ffe7cc',
    cloudOpacity: 0.65,
    tint: '#ffbf76',
    tintShare: 0.2,
    shade: '#4b3c4f',
    evening: false,
  },
  dusk: {
    sky: ['#33456f', '#7d6f96', '#eba98c'],
    sun: '#ffc59a',
    sunOpacity: 0.6,
    cloud: '#d6a3a6',
    cloudOpacity: 0.45,
    tint: '#5a5680',
    tintShare: 0.36,
    shade: '#1d2240',
    evening: true,
  },
  soft: {
    sky: ['#a9b9c4', '#c7d1d6', '#e6e8e6'],
    sun: '#ffffff',
    sunOpacity: 0.35,
    cloud: '#f7f8f8',
    cloudOpacity: 0.8,
    tint: '#dfe5e8',
    tintShare: 0.1,
    shade: '#3f4a52',
    evening: false,
  },
};

/** A colour as this light shows it. */
export const lit = (light: Light, colour: string): string => mix(colour, light.tint, light.tintShare);
/** The same, turned from the sun. */
export const shaded = (light: Light, colour: string, share = 0.3): string =>
  mix(lit(light, colour), light.shade, share);
