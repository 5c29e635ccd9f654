// The built service with a clock that its parent process moves by messages; it starts with the first one.
// Arguments: the folder of a pack.
import { once } from 'node:events';
import { moveClock } from '../../scripts/lib/move-clock.mjs';

let offset = 0;
moveClock(() => offset);

process.on('message', (/** @type {{ offset: number }} */ message) => {
  offset = message.offset;
  process.send?.({ movedTo: Date.now() });
});

/** @type {[string, string]} */
const [content, service] = ['../../dist/server/content.js', '../../dist/server/main.js'];
const { main: runContent } = await import(content);
if ((await runContent(['import', process.argv[2] ?? ''])) !== 0) process.exit(1);
// The parent process may fill the database before the service opens it.
const mayStart = once(process, 'message');
process.send?.('imported');
await mayStart;
process.channel?.unref();
const { main } = await import(service);
await main();
