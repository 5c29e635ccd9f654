/** Whether sweeps take every page in every state, as in `npm run test:all`, instead of every page kind. */
export const isFullSweep = process.env.E2E_SWEEP === 'full';
