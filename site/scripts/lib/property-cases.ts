/** Number of cases of a property: `usual` in the unit tests, that of `PROPERTY_CASES` in `npm run test:proof`. */
export const caseCount = (usual: number): number => Number(process.env.PROPERTY_CASES ?? usual);
