/** The moment of service and browser: a Sunday morning on which the museum is open, well within a time of entry. */
export const present = '2026-11-22T10:10:00+08:00';
