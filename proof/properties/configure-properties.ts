import fc from 'fast-check';

const { PROPERTY_CASES = '', PROPERTY_SEED = '' } = process.env;

/** What `npm run test:proof` gives: the number of cases of a property, and the seed of the first one. */
export const given = { cases: Number(PROPERTY_CASES), seed: Number(PROPERTY_SEED) };

/**
 * Gives all properties of a process the number of cases and the seed of `npm run test:proof`.
 * @param report called with the number of cases that a property has checked, the failed one included
 */
export function configureProperties(report: (cases: number) => void): void {
  const reporting: fc.Plugin<unknown> = () => ({
    onAllRunsComplete: ({ numRuns }) => report(numRuns),
  });
  const parameters: fc.Parameters<unknown> = {
    numRuns: given.cases,
    seed: given.seed,
    plugins: [reporting],
  };
  fc.configureGlobal(parameters);
}
