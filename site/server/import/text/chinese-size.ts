/** Chinese labels of measurements. */
const labelTexts: Readonly<Record<string, string>> = {
  h: '高',
  height: '高',
  w: '宽',
  width: '宽',
  d: '深',
  depth: '深',
  l: '长',
  length: '长',
  diam: '直径',
  diameter: '直径',
  th: '厚',
  thickness: '厚',
  image: '画心',
  overall: '通体',
  figure: '像',
  base: '座',
  cover: '盖',
  'with lid': '连盖',
  'with base': '连座',
  'with stand': '连座',
  'with spout and handle': '连流与柄',
  a: '甲',
  b: '乙',
  'across handles': '连耳',
  'of rim': '口径',
  'of foot': '足径',
  'of base': '底径',
  'at edge': '边缘',
  'each leaf': '每页',
};

const inch = 2.54;

/**
 * Translates the dimensions of an object to Chinese, in centimetres. If a part is not recognised, the
 * text stays in English without its inches, because a wrong label would mislead.
 */
export function translateDimensions(size: string): string {
  // Some records repeat their measurements in Chinese after the English ones.
  const english = size.replace(/\p{Script=Han}.*/su, '');
  const parts = english
    .split(/;|\r?\n|\s\/\s|(?<=in\.)\s+(?=[A-Z])/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const read = parts.map(translatePart);
  return read.length > 0 && read.every((part) => part !== undefined)
    ? read.join('，')
    : withoutInches(size);
}

/** Reduces `10 in. (25.4 cm)` and `25.4 cm (10 in.)` to `25.4 cm`. */
function withoutInches(size: string): string {
  return size
    .replace(/(?:\d+(?:\s+\d+\/\d+)?\s*ft\.\s*)?[\d./\s×x]+in\.\s*\(([\d.\s×x]+cm)\)/g, ' $1')
    .replace(/\s*\([^()]*\bin\.?\)/g, '')
    .trim();
}

function translatePart(part: string): string | undefined {
  const metric = /(\d[\d.]*(?:\s*[×x]\s*\d[\d.]*)*)\s*cm\b/.exec(part);
  const figures = metric?.[1] ?? convertInches(part);
  if (figures === undefined) return undefined;
  const [before = ''] = part.split(/\d/, 1);
  const after = metric ? part.slice(metric.index + metric[0].length) : '';
  const isEach = /^\s*each\b/.test(after);
  const qualifiers = [before, after.replace(/\([^)]*\bin\.?\)/g, '').replace(/^\s*each\b/, '')];
  const words = qualifiers.flatMap((text) => text.split(/[.:()]+/)).map(normalize);
  const labels = words.filter((word) => word !== '').map((word) => labelTexts[word]);
  if (labels.some((label) => label === undefined)) return undefined;
  const label = joinLabels(labels.filter((each) => each !== undefined));
  const measure = `${figures.replace(/\s*[×x]\s*/g, ' × ')} 厘米`;
  return `${isEach ? '各 ' : ''}${label && `${label} `}${measure}`;
}

const normalize = (text: string) =>
  text
    .replace(/[[\],)]/g, '')
    .replace(/^[a-z]\)/i, '')
    .trim()
    .toLowerCase();

/** Joins labels in Chinese order: `高` with `连盖` gives `连盖高`; `口径` stands alone. */
function joinLabels(labels: readonly string[]): string {
  // `Thickness: D.` has the same label twice.
  const own = labels.find((label) => /^(?:[口足底]径|厚)$/.test(label));
  if (own) return own;
  const [last = '', ...others] = [...labels]
    .sort((a, b) => Number(isAxis(a)) - Number(isAxis(b)))
    .reverse();
  return [...others.reverse(), last].join('');
}

const isAxis = (label: string) => ['高', '宽', '深', '长', '直径', '厚'].includes(label);

/** Converts `10 1/4 × 3 in.` for a text without centimetres. */
function convertInches(part: string): string | undefined {
  const found =
    /^\D*((?:\d+(?:\s+\d+\/\d+)?|\d+\/\d+)(?:\s*[×x]\s*\d+(?:\s+\d+\/\d+)?)*)\s*in\b/.exec(part);
  return found?.[1]
    ?.split(/\s*[×x]\s*/)
    .map((each) => (parseFraction(each) * inch).toFixed(1))
    .join(' × ');
}

/** Parses a mixed fraction such as `10 1/4`. */
function parseFraction(text: string): number {
  return text.split(/\s+/).reduce((total, each) => {
    const [above = 0, below = 1] = each.split('/').map(Number);
    return total + above / below;
  }, 0);
}
