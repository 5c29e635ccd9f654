import fc from 'fast-check';

/**
 * Gives all properties of a process the number of cases and the seed of `npm run test:proof`.
 * @param report called with the number of cases that a property has checked, the failed one included
 */
export function configureProperties(report: (cases: number) => void): void {
  const { PROPERTY_CASES = '', PROPERTY_SEED = '' } = process.env;
  const reporting: fc.Plugin<unknown> = () => ({
    onAllRunsComplete: ({ numRuns }) => report(numRuns),
  });
  const parameters: fc.Parameters<unknown> = {
    numRuns: Number(PROPERTY_CASES),
    seed: Number(PROPERTY_SEED),
    plugins: [reporting],
  };
  fc.configureGlobal(parameters);
}
