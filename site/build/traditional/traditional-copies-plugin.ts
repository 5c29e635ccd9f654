import { posix } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { editions } from '../../contract/shared/sites';
import { toTraditional } from '../../traditional/to-traditional';
import { convertScript } from './convert-script';
import { headingFont, replaceHeadingFont } from './heading-font';

type Chunk = Rolldown.OutputChunk;
type PathOfCopy = (fileName: string) => string;

/** Modules of this site; the texts of packages and of the toolbar stay as they are. */
const ownModule = /[\\/]site[\\/](app|contract|session)[\\/]/;
const otherModule = /[\\/]node_modules[\\/](opencc-js|pinyin-pro)[\\/]|[\\/]widget[\\/]/;

/** Literals that stay in simplified characters: the edition's name for itself. */
const kept = [editions.zh.name];

/**
 * Writes a copy of every chunk in which the Chinese texts are in traditional characters, in a folder of its own, of the
 * style sheets with the heading font of these characters, and of `index.html` as `index-hant.html`. Chunks that have
 * neither texts of the site nor import any are shared. `.vite/hant.json` names the copy of each file.
 * @param folder name of the folder, beside the chunks
 */
export function traditionalCopiesPlugin(folder: string): Plugin {
  return {
    name: 'traditional-copies',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        for (const chunk of chunks.filter(hasForeignTexts)) {
          const [id] = ownTexts(chunk);
          if (id !== undefined)
            this.error(`${chunk.fileName} has texts of a package and of ${id}: divide the chunk`);
        }
        const copied = findCopied(chunks);
        const pathOfCopy = (fileName: string) =>
          posix.join(posix.dirname(fileName), folder, posix.basename(fileName));
        for (const chunk of chunks.filter(({ fileName }) => copied.has(fileName))) {
          const source = convertScript(chunk.code, {
            kept,
            convertsTexts: !hasForeignTexts(chunk),
            replacePath: replacePathIn(chunk, copied, pathOfCopy, chunks),
          });
          this.emitFile({ type: 'asset', fileName: pathOfCopy(chunk.fileName), source });
        }
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const sheets = styleSheets(Object.values(bundle));
        for (const [fileName, source] of sheets) {
          this.emitFile({ type: 'asset', fileName: pathOfCopy(fileName), source });
        }
        const files = [...copied, ...sheets.keys()];
        const copies = Object.fromEntries(files.map((name) => [name, pathOfCopy(name)]));
        const json = JSON.stringify(copies);
        this.emitFile({ type: 'asset', fileName: '.vite/hant.json', source: json });
        const source = convertPage(String(page.source), copies);
        this.emitFile({ type: 'asset', fileName: 'index-hant.html', source });
      },
    },
  };
}

const hasForeignTexts = ({ moduleIds }: Chunk) => moduleIds.some((id) => otherModule.test(id));

/** Modules of this site in a chunk that have Chinese texts. */
const ownTexts = ({ modules }: Chunk) =>
  Object.entries(modules)
    .filter(([id, { code }]) => ownModule.test(id) && /\p{Script=Han}/u.test(code ?? ''))
    .map(([id]) => id);

/** Names of the chunks with modules of this site, and of those that import one of them. */
function findCopied(chunks: readonly Chunk[]): ReadonlySet<string> {
  const copied = new Set(
    chunks.filter((each) => each.moduleIds.some((id) => ownModule.test(id))).map(nameOf),
  );
  for (let before = -1; before < copied.size;) {
    before = copied.size;
    for (const chunk of chunks) {
      const imported = [...chunk.imports, ...chunk.dynamicImports];
      if (imported.some((name) => copied.has(name))) copied.add(chunk.fileName);
    }
  }
  return copied;
}

const nameOf = ({ fileName }: Chunk) => fileName;

/** Paths of chunks in the code: copies import copies, and shared chunks from the folder above. */
function replacePathIn(
  { fileName }: Chunk,
  copied: ReadonlySet<string>,
  pathOfCopy: PathOfCopy,
  chunks: readonly Chunk[],
) {
  const names = new Set(chunks.map(nameOf));
  return (literal: string) => {
    if (copied.has(literal)) return pathOfCopy(literal);
    if (!literal.startsWith('./')) return undefined;
    const target = posix.join(posix.dirname(fileName), literal);
    return names.has(target) && !copied.has(target) ? `.${literal}` : undefined;
  };
}

/** Style sheets with the heading font, by file name, in which it has the traditional characters. */
function styleSheets(outputs: readonly (Chunk | Rolldown.OutputAsset)[]): Map<string, string> {
  const sheets = outputs.flatMap((output) =>
    output.type === 'asset' && output.fileName.endsWith('.css')
      ? [{ ...output, css: String(output.source) }]
      : [],
  );
  const font = sheets.find(({ names }) => names.includes('heading-font.css'));
  if (!font) throw new Error('the build has no style sheet with the traditional heading font');
  return new Map(
    sheets
      .filter((sheet) => sheet !== font && sheet.css.includes(headingFont))
      .map(({ fileName, css }) => [fileName, replaceHeadingFont(css, font.css)]),
  );
}

function convertPage(html: string, copies: Readonly<Record<string, string>>): string {
  const { lang } = editions.zh;
  const converted = toTraditional(html)
    .replaceAll(`lang="${lang}"`, `lang="${editions.hant.lang}"`)
    .replaceAll('href="/p/zh/"', 'href="/p/hant/"');
  return Object.entries(copies).reduce(
    (page, [fileName, copy]) => page.replaceAll(`"/${fileName}"`, `"/${copy}"`),
    converted,
  );
}
