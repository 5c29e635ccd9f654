// `node site/dist/server/run.js [COMMAND]`: the built service or one of its commands, with the dependencies of
// run time alone. `npm start` and the npm scripts of the same names install and build first.
process.env.NODE_ENV ??= 'production';

type Command = (args: readonly string[]) => Promise<number | undefined>;

const commands: Readonly<Record<string, Command>> = {
  serve: async () => {
    const { main } = await import('./main');
    await main();
    return undefined;
  },
  'content:import': async (args) =>
    (await import('./process/content-command')).main(['import', ...args]),
  'content:export': async (args) =>
    (await import('./process/content-command')).main(['export', ...args]),
  backup: async (args) => (await import('./process/backup-command')).main(['backup', ...args]),
  restore: async (args) => (await import('./process/backup-command')).main(['restore', ...args]),
};

const [name = 'serve', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command) {
  process.exitCode = await command(args);
} else {
  const names = Object.keys(commands).join(', ');
  process.stderr.write(`没有命令“${name}” · There is no command "${name}": ${names}\n`);
  process.exitCode = 2;
}
