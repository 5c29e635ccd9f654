import { runBuiltCommand } from './lib/run-built-command.mjs';

await runBuiltCommand('content');
