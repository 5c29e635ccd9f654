/** First and last year of a span; years before our era are negative: -221 is 221 BCE. */
export interface YearSpan {
  from: number;
  to: number;
}

/** Last year of a span that has not ended. */
export const presentYear = 9_999;

/** Dynasties and cultures by name, with the years that Chinese museums give; the longest name in a text counts. */
const dynasties: Readonly<Record<string, readonly [from: number, to: number]>> = {
  新石器: [-10_000, -2_000],
  夏: [-2_070, -1_600],
  商: [-1_600, -1_046],
  西周: [-1_046, -771],
  东周: [-770, -221],
  周: [-1_046, -221],
  春秋: [-770, -476],
  战国: [-475, -221],
  秦: [-221, -207],
  西汉: [-206, 8],
  新莽: [9, 23],
  东汉: [25, 220],
  汉: [-206, 220],
  三国: [220, 280],
  西晋: [265, 316],
  东晋: [317, 420],
  晋: [265, 420],
  魏晋南北朝: [220, 589],
  南北朝: [420, 589],
  南朝: [420, 589],
  北朝: [386, 581],
  北魏: [386, 534],
  东魏: [534, 550],
  西魏: [535, 556],
  北齐: [550, 577],
  北周: [557, 581],
  隋: [581, 618],
  唐: [618, 907],
  五代: [907, 960],
  辽: [907, 1125],
  北宋: [960, 1127],
  南宋: [1127, 1279],
  宋: [960, 1279],
  西夏: [1038, 1227],
  金: [1115, 1234],
  元: [1271, 1368],
  明: [1368, 1644],
  清: [1644, 1911],
  民国: [1912, 1949],
  近现代: [1912, presentYear],
};

const longestFirst = Object.keys(dynasties).sort((one, other) => other.length - one.length);
// The dynasty Yuan is written as in 公元 “of our era” and 元年 “first year”.
const dynastyName = new RegExp(longestFirst.join('|').replace('元', '(?<!公)元(?!年)'), 'g');

/** Parts of a century as fractions. */
const parts: readonly [pattern: RegExp, from: number, to: number][] = [
  [/^[上前]半|^前期/, 0, 1 / 2],
  [/^[下后]半|^后期/, 1 / 2, 1],
  [/^[初早]/, 0, 1 / 3],
  [/^中/, 1 / 3, 2 / 3],
  [/^[末晚]/, 2 / 3, 1],
];

const figures =
  /(?<bce>前)?(?<value>\d{1,5})(?<unit>世纪|年代)?(?<part>[上下前后]半|[前后]期|[初早中末晚])?/gu;

interface Figure {
  value: number;
  isBce: boolean;
  unit: string;
  part: string;
}

/**
 * The years that the Chinese date of an object names: of its last clause with figures, because the first may be the
 * model’s (“原石2世纪，19世纪拓”), otherwise of its dynasties; `undefined` without either.
 */
export function yearsIn(date: string): YearSpan | undefined {
  const clause = date
    .split(/[，；,;]/)
    .filter((text) => /\d/.test(text))
    .at(-1);
  const spans = clause === undefined ? dynastiesIn(date) : figuresIn(clause).map(spanOf);
  if (spans.length === 0) return undefined;
  const from = Math.min(...spans.map((span) => span.from));
  const to = Math.max(...spans.map((span) => span.to));
  return from >= -100_000 && to <= 9_999 ? { from, to } : undefined;
}

const dynastiesIn = (text: string): YearSpan[] =>
  (text.match(dynastyName) ?? []).flatMap((name) => {
    const years = dynasties[name];
    return years ? [{ from: years[0], to: years[1] }] : [];
  });

/** A figure without a unit has that of the next one: “13—11世纪”. */
function figuresIn(text: string): Figure[] {
  const found: Figure[] = [];
  let unit = '';
  for (const { groups = {} } of [...text.matchAll(figures)].reverse()) {
    unit = groups.unit ?? unit;
    const value = Number(groups.value);
    found.unshift({ value, unit, part: groups.part ?? '', isBce: groups.bce !== undefined });
  }
  const [first, ...others] = found;
  if (!first) return [];
  const hasEra = /公元(?!前)/.test(text);
  // “公元前5—3世纪”: the second figure is before our era as well.
  const inherits = ({ value }: Figure) => first.isBce && !hasEra && value < first.value;
  return [first, ...others.map((each) => (inherits(each) ? { ...each, isBce: true } : each))];
}

function spanOf({ value, isBce, unit, part }: Figure): YearSpan {
  if (unit === '世纪') {
    const start = isBce ? -value * 100 : (value - 1) * 100 + 1;
    const [, first, last] = parts.find(([pattern]) => pattern.test(part)) ?? [/$/, 0, 1];
    return { from: start + Math.round(first * 100), to: start + Math.round(last * 100) - 1 };
  }
  const year = isBce ? -value : value;
  return { from: year, to: unit === '年代' ? year + 9 : year };
}
