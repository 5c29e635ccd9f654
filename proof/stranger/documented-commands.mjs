import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../site/scripts/lib/paths.mjs';

/** Documents whose commands a stranger would type. */
const documents = [
  'README.md',
  'widget/README.md',
  ...['docs', 'docs/how-to'].flatMap((folder) =>
    readdirSync(root + folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];

/** Commands that a machine with systemd, its own users or a real address needs; `npm run test:deploy` tries their files. */
const ofMachine =
  /^(?:apt|useradd|git|rm|install|cp|sudo|systemctl|systemd-run|for|until|done|psql|node \/opt|cd)\b/;

/**
 * Commands of `sh` blocks, without comments; continued lines are one command.
 * @returns {{ document: string, command: string }[]}
 */
export function readCommands() {
  return documents.flatMap((document) => {
    const text = readFileSync(root + document, 'utf8');
    const blocks = [...text.matchAll(/```sh\n([^]*?)```/g)].map(([, block = '']) => block);
    return blocks
      .flatMap((block) => block.replaceAll('\\\n', ' ').split('\n'))
      .map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())
      .filter(Boolean)
      .map((command) => ({ document, command }));
  });
}

/** @param {string} command */
export const isOfMachine = (command) => ofMachine.test(command);

/**
 * What a command names and the repository does not have: scripts, files, projects of tests.
 * @param {string} command
 * @returns {string[]}
 */
export function missingIn(command) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const missing = [];
  for (const [, script = ''] of command.matchAll(/npm run ([\w:]+)(?![\w:]| -w)/g)) {
    if (!(script in scripts)) missing.push(`npm run ${script}`);
  }
  for (const [path] of command.matchAll(/(?:site|widget|deploy|docs)\/[\w./@-]+/g)) {
    const isMade = /dist\/|\.data\//.test(path);
    if (!isMade && !existsSync(root + path)) missing.push(path);
  }
  return missing;
}

/** @returns {{ document: string, language: string, code: string }[]} code of the documents that is not a command */
export function readSnippets() {
  return documents.flatMap((document) => {
    const text = readFileSync(root + document, 'utf8');
    return [...text.matchAll(/```(json|js|ts|tsx|html)\b[^\n]*\n([^]*?)```/g)].map(
      ([, language = '', code = '']) => ({ document, language, code }),
    );
  });
}
