import type { ContentEntry } from '../../../../contract/schemas/content';
import { markup, type Markup } from '../../shared/markup';
import type { PageContext } from '../shared/page-context';
import { languageSpans } from '../shared/language-spans';

/** Facts of an entry in the order and with the labels of the dictionary `fact`. */
export async function entryFacts(
  { calls, siteId, language }: PageContext,
  { facts }: Pick<ContentEntry, 'facts'>,
): Promise<Markup | undefined> {
  if (!facts) return undefined;
  const values = await calls.rows('dictList', { siteId, dictCode: 'fact' });
  const rows = values.flatMap(({ dictValue, label }) => {
    const value = facts[dictValue];
    return value === undefined || value === ''
      ? []
      : [
          markup`<div><dt>${label}</dt><dd>${languageSpans(value, language)}</dd></div>
`,
        ];
  });
  return rows.length > 0 ? markup`<dl class="facts">${rows}</dl>` : undefined;
}
