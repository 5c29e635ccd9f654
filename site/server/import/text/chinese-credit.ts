/**
 * Patterns of English credit lines with their Chinese translation. `$1` and `$2` are names or a
 * nested credit line; the group after `|` is the year.
 */
const forms: readonly [pattern: RegExp, chinese: string][] = [
  [/^Ex coll\.: (.+?), (.+)$/, '$1旧藏；$2'],
  [/^From the (.+?(?:Collections?)), (.+)$/, '$1旧藏；$2'],
  [/^(?:The )?(.+? Collections?), ((?:Gift|Bequest|Purchase).*)$/, '$1旧藏；$2'],
  [/^Purchase, (.+)$/, '购藏；$1'],
  [/^Gift of (.+), by exchange(?:, (\d{4}))?$/, '$1捐赠，以交换得|$2'],
  [
    /^Gift (?:of|from) (?:the )?(.+?),? in (?:honou?r|memory) of (?:her husband |his wife )?(.+?)(?:, \d{4})?$/,
    '$1为致敬 $2捐赠',
  ],
  [/^Gift of (.+?) to the (.+? Collection)$/, '$1捐赠，入 $2'],
  [/^Gift of (.+?) through the (.+)$/, '$1经 $2捐赠'],
  [/^(?:Unrestricted )?Gift (?:of|from) (?:the )?(.+?)(?:, (\d{4}))?$/, '$1捐赠|$2'],
  [/^Bequest of (.+?)(?:, (\d{4}))?$/, '$1遗赠|$2'],
  [/^Anonymous Gift(?:, (\d{4}))?$/, '匿名捐赠|$1'],
  [/^Purchased? (?:from|with funds provided by) (?:the )?(.+? Funds?)(?:, (\d{4}))?$/, '$1购藏|$2'],
  [/^Purchased with funds provided by (.+?)(?:, (\d{4}))?$/, '$1出资购藏|$2'],
  [
    /^(?:The )?(.+? (?:Funds?|Endowment|Endowment Fund|Acquisitions Fund for .+?))(?:, (\d{4}))?$/i,
    '$1购藏|$2',
  ],
  [/^(?:The )?(.+?) Gifts?(?:, (\d{4}))?$/, '$1捐赠|$2'],
  [/^(?:The )?(.+?) Bequest(?:, (\d{4}))?$/, '$1遗赠|$2'],
  [/^(?:The )?(.+? Collections?)$/, '$1旧藏'],
];

/** Translates a credit line to Chinese; `undefined` if no pattern matches. */
export function translateCreditLine(credit: string): string | undefined {
  const line = credit.replace(/\s+/g, ' ').trim();
  for (const [pattern, chinese] of forms) {
    const found = pattern.exec(line);
    if (!found) continue;
    const [first = '', second = ''] = [found[1], found[2]];
    const [text = '', year] = chinese.split('|');
    const isTail = text.includes('；');
    // The second part is a credit line itself, such as a gift of the collection's owner.
    const tail = isTail ? translateCreditLine(text.startsWith('购藏') ? first : second) : undefined;
    if (isTail && tail === undefined) return undefined;
    const filled = text.startsWith('购藏；')
      ? `购藏；${tail ?? ''}`
      : text.replace('$1', spaced(first)).replace('$2', isTail ? (tail ?? '') : spaced(second));
    const when = year === '$1' ? first : second;
    return year !== undefined && when ? `${filled}（${when} 年）` : filled;
  }
  return undefined;
}

/** A space separates Latin from Chinese text. */
const spaced = (name: string) => (/[A-Za-z.]$/.test(name) ? `${name} ` : name);
