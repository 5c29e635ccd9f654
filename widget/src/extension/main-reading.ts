type Api = Extract<NonNullable<Window['A11yToolbar']>, { version: string }>;

/**
 * `reading` of the main file, which knows the passwords of the page; the script build puts this module in its place.
 * @public
 */
export const accessibleName: Api['accessibleName'] = (element) =>
  (window.A11yToolbar as Api).accessibleName(element);

/** @public */
export const spokenText: Api['spokenText'] = (element, lang) =>
  (window.A11yToolbar as Api).spokenText(element, lang);
