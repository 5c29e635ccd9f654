/** Header of answers that a device kept: the time at which they were kept, ISO 8601. In the first load, so apart from the rest. */
export const keptAtHeader = 'kept-at';
