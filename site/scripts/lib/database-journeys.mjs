const onBothDatabases = ['admission', 'desk', 'desk-editor', 'desk-first-day', 'desk-pages'];

/** End-to-end tests that `npm test` leaves to `npm run test:postgres`: `npm test -- --full` runs them embedded as well. */
const onPostgres = [
  'desk-admin',
  'desk-admission',
  'desk-arrivals',
  'desk-backups',
  'desk-conflicts',
  'desk-keyboard',
  'desk-packs',
  'desk-preview',
  'desk-rich-text',
  'desk-schedule',
  'desk-volume',
  'desk-withdrawal',
];

const fileOf = (/** @type {string} */ name) => `site/e2e/${name}.spec.ts`;

/**
 * Files of the end-to-end tests whose pages write to the database, of the desk and of entry bookings. `desk-pages` reads
 * what visitors and others have written by every call of the desk; `desk-keyboard` uploads, publishes and withdraws.
 */
export const databaseJourneys = [...onBothDatabases, ...onPostgres].map(fileOf);

/** Those of them that `npm test` leaves out. */
export const postgresJourneys = onPostgres.map(fileOf);
