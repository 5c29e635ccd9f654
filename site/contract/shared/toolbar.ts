/** How the pages of the museum embed the accessibility toolbar: what its loader needs to know. */
export const toolbar = {
  /** Path of the build for script tags. */
  script: '/a11y-toolbar.js',
  /** Prefix of the toolbar’s storage keys. */
  namespace: 'museum',
  /** Selector of the buttons that open and close the toolbar. */
  opener: '[data-open-accessibility]',
  /** Id of the template with the script tag. */
  templateId: 'accessibility-toolbar',
} as const;
