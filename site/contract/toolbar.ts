/** The accessibility toolbar as all pages of the museum embed it. */
export const toolbar = {
  /** The script tag's build. */
  script: '/a11y-toolbar.js',
  /** Prefix of all that the toolbar stores on this site. */
  namespace: 'museum',
  /** Every button that opens and closes it. */
  opener: '[data-open-accessibility]',
  /** Audio for browsers that cannot speak. */
  fallbackAudioUrl: '/tts',
  /** In pages that the service draws: the template with the script's tag, inert until it is wanted. */
  templateId: 'accessibility-toolbar',
} as const;
