/**
 * Whether this browser is supported (README, "Supported browsers"): older ones show the page as the server rendered it,
 * with its links and forms. Popovers came to Safari 17.0, Chrome 114 and Firefox 125.
 */
export const isSupportedBrowser = (): boolean => 'popover' in HTMLElement.prototype;
