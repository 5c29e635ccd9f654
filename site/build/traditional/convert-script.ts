import { parseSync, Visitor } from 'vite';
import { toTraditional } from '../../traditional/to-traditional';

/** A part of a script that is replaced. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

interface ConversionOptions {
  /** Literals that stay as they are, such as the name of the simplified edition. */
  kept?: readonly string[];
  /** Whether the texts are converted; otherwise only paths and the constant are replaced. Default true. */
  convertsTexts?: boolean;
  /** The path in place of a literal that is the path of a chunk; `undefined` for every other literal. */
  replacePath?: (literal: string) => string | undefined;
}

/** Name of the constant that is true in the copies; `contract/shared/edition.ts` reads it. */
const constant = '__TRADITIONAL__';

/**
 * Converts the Chinese texts of a built script: its string and template literals. Regular expressions, names and
 * comments stay. The source text of a literal is converted, so that escapes stay too.
 */
export function convertScript(code: string, options: ConversionOptions = {}): string {
  const { kept = [], convertsTexts = true, replacePath } = options;
  const edits: Edit[] = [];
  const convert = (start: number, end: number) => {
    const literal = code.slice(start, end);
    if (kept.includes(literal)) return;
    const text = replacePath?.(literal) ?? (convertsTexts ? toTraditional(literal) : literal);
    if (text !== literal) edits.push({ start, end, text });
  };
  const { program, errors } = parseSync('script.js', code, { sourceType: 'module' });
  if (errors[0]) throw new Error(`the script cannot be read: ${errors[0].message}`);
  new Visitor({
    Literal: ({ value, start, end }) => {
      if (typeof value === 'string') convert(start + 1, end - 1);
    },
    TemplateElement: ({ value, start, end }) => {
      // Parsers disagree on whether the positions include the delimiters.
      const from = code.indexOf(value.raw, start);
      if (from + value.raw.length <= end) convert(from, from + value.raw.length);
    },
    Identifier: ({ name, start, end }) => {
      if (name === constant) edits.push({ start, end, text: '!0' });
    },
  }).visit(program);
  return applyEdits(code, edits);
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(code.slice(from, start), text);
    from = end;
  }
  return parts.join('') + code.slice(from);
}
