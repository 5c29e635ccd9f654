import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const site = fileURLToPath(new URL('../../', import.meta.url));

/** A text or a name in a source file. */
export interface SourceText {
  /** Relative to `site/`. */
  file: string;
  kind: 'text' | 'name';
  value: string;
}

/** TypeScript files below folders of `site/` without tests, relative to `site/`. */
export function sourceFiles(folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(site + folder, { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => /(?<!\.test|\.d)\.tsx?$/.test(path));
}

/** Texts (string literals, parts of templates, JSX texts) and names of properties in a file, without imports. */
export function sourceTexts(file: string): SourceText[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const code = readFileSync(site + file, 'utf8');
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
  const found: SourceText[] = [];
  visit(source);
  return found;

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      found.push({ file, kind: 'text', value: node.text });
    }
    if (ts.isPropertyAccessExpression(node)) {
      found.push({ file, kind: 'name', value: node.name.text });
    }
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) {
      found.push({ file, kind: 'name', value: node.name.text });
    }
    ts.forEachChild(node, visit);
  }
}
