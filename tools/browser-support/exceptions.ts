/** A use of a feature that some supported browser lacks, and why that is right. */
export interface Exception {
  /** Path of the file from the root, or `*` for every file. */
  readonly path: string;
  /** Path of the feature in MDN's table, as the lint prints it; includes what is below it. */
  readonly feature: string;
  readonly reason: string;
}

/** What the lint cannot recognise as guarded, and progressive enhancements. One that is not needed fails the lint. */
export const exceptions: readonly Exception[] = [
  {
    path: '*',
    feature: 'css.properties.text-wrap',
    reason: 'lines break as usual',
  },
  {
    path: '*',
    feature: 'css.properties.cursor',
    reason: 'iOS shows its own pointer, where there is one',
  },
  {
    path: '*',
    feature: 'css.properties.forced-color-adjust',
    reason: 'a browser without it has no forced colours',
  },
  {
    path: '*',
    feature: 'css.selectors.-webkit-scrollbar',
    reason: 'stands beside scrollbar-width, which browsers without it have',
  },
  {
    path: 'host/shell/shell.module.css',
    feature: 'css.properties.content-visibility',
    reason: 'elsewhere a page that waits is laid out before it is shown, and is invisible as well',
  },
  {
    path: 'mf-listing/src/features/details/description.module.css',
    feature: 'css.properties.content-visibility',
    reason: 'inside @supports for ::details-content; elsewhere a script opens what is printed',
  },
  {
    path: 'mf-search/src/features/places/place-box.module.css',
    feature: 'css.selectors.-webkit-search-cancel-button',
    reason: 'Firefox draws no such button',
  },
  {
    path: 'mf-search/src/features/sort/sort-select.module.css',
    feature: 'css.properties.field-sizing',
    reason: 'the select is as wide as its widest option',
  },
  {
    path: 'shared/design/forms/control.module.css',
    feature: 'css.properties.resize',
    reason: 'browsers on phones have no handle for it; a text area scrolls',
  },
  {
    path: 'shared/design/tokens/reset.css',
    feature: 'css.properties.text-size-adjust',
    reason: 'stands beside the form with a prefix; Firefox and Safari on desktops enlarge no text',
  },
  {
    path: '*',
    feature: 'api.HTMLScriptElement.fetchPriority',
    reason: 'an ignored hint',
  },
  {
    path: 'mf-search/src/features/places/place-box.tsx',
    feature: 'html.global_attributes.autocapitalize',
    reason: 'for keyboards on screens, which Safari on desktops does not have',
  },
  {
    path: 'host/graphiql/explorer.tsx',
    feature: 'html.global_attributes.autocorrect',
    reason: 'for the keyboard of iOS; no other browser corrects a password field',
  },
  {
    path: 'shared/design/tokens/reset.css',
    feature: 'css.properties.-webkit-tap-highlight-color',
    reason: 'only a colour of touches; others have no highlight, or their own',
  },
  {
    path: 'host/browser/consent/consent.ts',
    feature: 'api.Navigator.doNotTrack',
    reason: 'only read: without it, that signal is not there',
  },
  {
    path: 'shared/kit/unsaved-forms.ts',
    feature: 'event beforeunload',
    reason: 'a draft of the input is restored when the page is opened again',
  },
  {
    path: 'host/browser/offline/offline-list.tsx',
    feature: 'event beforeunload',
    reason: 'a press on a link is noticed too',
  },
  {
    path: 'host/service-worker/main.ts',
    feature: 'event pushsubscriptionchange',
    reason: 'a page renews its subscription too, wherever no such event comes',
  },
  {
    path: 'host/service-worker/main.ts',
    feature: 'event notificationclick',
    reason: 'iOS has it in web apps on the home screen, which alone receive messages there',
  },
  {
    path: 'mf-agents/src/features/own-picture/crop.tsx',
    feature: 'api.CanvasRenderingContext2D.imageSmoothingQuality',
    reason: 'only set: Firefox has one quality',
  },
  {
    path: 'mf-agents/src/features/own-picture/whole.tsx',
    feature: 'api.CanvasRenderingContext2D.imageSmoothingQuality',
    reason: 'only set: Firefox has one quality',
  },
  {
    path: 'mf-listing/src/features/gallery/lightbox.tsx',
    feature: 'event scrollend',
    reason: 'a programmatic scroll also ends where it was to go, and at a touch',
  },
  {
    path: 'mf-listing/src/features/gallery/use-zoom.ts',
    feature: 'event wheel',
    reason: 'iOS zooms by touch',
  },
  {
    path: 'mf-listing/src/features/gallery/use-zoom.ts',
    feature: 'event touchstart',
    reason: 'Safari on desktops has no touch screen',
  },
  {
    path: 'mf-listing/src/features/gallery/use-zoom.ts',
    feature: 'event touchmove',
    reason: 'Safari on desktops has no touch screen',
  },
  {
    path: 'mf-listing/src/features/gallery/use-zoom.ts',
    feature: 'api.TouchEvent.touches',
    reason: 'Safari on desktops has no touch screen',
  },
  {
    path: 'shared/design/listing/carousel.tsx',
    feature: 'event touchstart',
    reason: 'stands beside pointerenter and focus',
  },
];
