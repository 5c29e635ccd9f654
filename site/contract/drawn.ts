import type { Language } from './sites';

/**
 * Where the drawn page of an address is to be had: `?at=` names it, as behind `#`. Its document holds the
 * page as `.ahead`, its styles in a block of `text/css`, and the calls that it was drawn from in one of
 * `application/json`, as a list of names and inputs.
 */
export const drawnPath = (language: Language) => `/drawn/${language}`;
