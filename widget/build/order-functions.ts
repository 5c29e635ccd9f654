import { parseForESLint } from '@typescript-eslint/parser';
import { createPicker, gzippedSize } from './search';

/** Orders that are measured, some 2 ms each. */
const proposals = 2500;

/**
 * Moves the top-level functions of a minified script `(()=>{…})()` to where it compresses best: gzip finds what repeats
 * within 32 KB only. Function declarations are hoisted, so that their order has no effect.
 */
export function orderFunctions(code: string): string {
  const [statement] = parseForESLint(code, { range: true }).ast.body;
  const call = statement && 'expression' in statement ? statement.expression : undefined;
  const wrapper = call && typeof call === 'object' && 'callee' in call ? call.callee : undefined;
  const block = wrapper && 'body' in wrapper ? wrapper.body : undefined;
  if (!block || !('body' in block) || !Array.isArray(block.body))
    throw new Error('No function around the script');
  let statements = block.body.map(({ range }) => code.slice(...range));
  const functions = statements.filter((text) => text.startsWith('function '));
  const write = () =>
    code.slice(0, block.range[0] + 1) + statements.join('') + code.slice(block.range[1] - 1);
  const pick = createPicker();
  let best = gzippedSize(write());
  for (let proposal = 0; proposal < proposals; proposal++) {
    const before = statements;
    const moved = pick(functions);
    statements = before.filter((other) => other !== moved);
    // Never after the last one, which has no semicolon.
    statements.splice(pick([...statements.keys()]), 0, moved);
    const size = gzippedSize(write());
    if (size > best) statements = before;
    else best = size;
  }
  return write();
}
