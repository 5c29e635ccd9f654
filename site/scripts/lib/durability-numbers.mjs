/** Kills, power cuts and restarts of `npm run test:durability` and `npm run test:proof crash`, as the tests read them. */
export const durabilityNumbers = {
  DURABILITY_KILLS: '200',
  DURABILITY_RATING_KILLS: '20',
  DURABILITY_IMPORTS: '40',
  DURABILITY_BACKUPS: '40',
  DURABILITY_RESTORES: '40',
  DURABILITY_MIGRATIONS: '20',
  DURABILITY_CUTS: '50',
  DURABILITY_RESTARTS: '100',
};
