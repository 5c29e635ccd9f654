// The built service with a clock that its parent process moves by messages. Arguments: the folder of a pack.
const systemDate = Date;
let offset = 0;
const now = () => systemDate.now() + offset;

// Moves the present alone: a moment that is given stays as it is.
globalThis.Date = new Proxy(systemDate, {
  construct: (target, parts, called) =>
    Reflect.construct(target, parts.length === 0 ? [now()] : parts, called),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

process.on('message', (/** @type {{ offset: number }} */ message) => {
  offset = message.offset;
  process.send?.({ movedTo: Date.now() });
});
process.channel?.unref();

/** @type {[string, string]} */
const [content, service] = ['../../dist/server/content.js', '../../dist/server/main.js'];
const { main: runContent } = await import(content);
if ((await runContent(['import', process.argv[2] ?? ''])) !== 0) process.exit(1);
const { main } = await import(service);
await main();
