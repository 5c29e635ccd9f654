// The built content service alone: what `npm run dev` starts anew when its build changes.
/** @type {string} */
const service = '../dist/server/main.js';
const { main } = await import(service);
await main();
