// Runs the built content service only; `npm run dev` restarts it when the build changes.
/** @type {string} */
const service = '../dist/server/main.js';
const { main } = await import(service);
await main();
