import type { CategoryDraft, DictionaryDraft, OpeningRuleDraft, TagDraft } from '../records/drafts';
import { rowsForSites } from './site-rows';

export function categoryRows(draft: CategoryDraft, position: number) {
  const { id, parent, name, visible, type, url, linkUrl, title, showSecondMenu } = draft;
  return rowsForSites(name, ({ siteId, language }) => ({
    siteId,
    id,
    parentId: parent,
    position,
    name: name[language],
    visible,
    type,
    url,
    linkUrl,
    title: title[language],
    showSecondMenu,
  }));
}

export function tagRows({ id, name }: TagDraft, position: number) {
  return rowsForSites(name, ({ siteId, language }) => ({
    siteId,
    id,
    position,
    name: name[language],
  }));
}

export function dictionaryRows(
  { id, dictCode, dictValue, label, mapPlace }: DictionaryDraft,
  position: number,
) {
  return rowsForSites(label, ({ siteId, language }) => ({
    siteId,
    id,
    dictCode,
    dictValue,
    position,
    mapPlace: mapPlace ?? null,
    label: label[language],
  }));
}

/** One row for both sites. */
export function openingRow({ id, rule, text }: OpeningRuleDraft, position: number) {
  return { id, position, rule, textZh: text.zh, textEn: text.en };
}
