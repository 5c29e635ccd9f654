import type { Category } from '../../../contract/schemas/category';
import { isObject, optionalText, text, wholeNumber } from './values';

export function readCategory(value: unknown): Category | undefined {
  if (!isObject(value)) return undefined;
  const id = text(value.id);
  if (!id) return undefined;
  return {
    id,
    parent_id: optionalText(value.parent_id) ?? null,
    categoryName: text(value.categoryName).trim(),
    categoryCode: text(value.categoryCode).trim(),
    visible: value.visible === true || value.visible === 1,
    type: wholeNumber(value.type) ?? 0,
    url: text(value.url).trim(),
    linkUrl: text(value.linkUrl).trim(),
    title: text(value.title).trim(),
    showSecondMenu: value.showSecondMenu !== false && value.showSecondMenu !== 0,
  };
}
