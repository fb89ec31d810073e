/** The parts of `navigator` that identify an iPhone or iPad. */
interface AppleNavigator {
  readonly userAgent: string;
  readonly platform: string;
  readonly maxTouchPoints: number;
  /** Only in Safari on iPhones and iPads: whether the site was opened from the home screen. */
  readonly standalone?: boolean;
}

/**
 * Whether this is a browser on an iPhone or iPad that shows notifications of sites on the home screen only. An iPad
 * calls itself a Mac, which has no touch screen.
 */
export function needsHomeScreen({ userAgent, platform, maxTouchPoints, standalone }: AppleNavigator): boolean {
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
  return isApple && standalone !== true;
}
