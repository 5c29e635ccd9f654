import type { CountedTag, Image, Tag } from '../../../contract/schemas/common/fields';
import { isObject, listOf, optionalText, text, wholeNumber } from './values';

export function readImage(value: unknown): Image | undefined {
  if (!isObject(value)) return undefined;
  const src = text(value.src);
  const width = wholeNumber(value.width);
  const height = wholeNumber(value.height);
  if (!src || !width || !height) return undefined;
  const credit = optionalText(value.credit);
  const upright = readUpright(value.upright);
  const color = /^#[0-9a-f]{6}$/i.exec(text(value.color))?.[0];
  return {
    src,
    width,
    height,
    alt: text(value.alt),
    ...(credit && { credit }),
    ...(color && { color }),
    ...(upright && { upright }),
    ...(value.whole === true && { whole: true }),
    ...(value.lead === true && { lead: true }),
    ...readFocal(value.focal),
    sources: readSources(value.sources),
  };
}

function readFocal(value: unknown): Pick<Image, 'focal'> {
  if (!isObject(value)) return {};
  const { x, y } = value;
  return isShare(x) && isShare(y) ? { focal: { x, y } } : {};
}

const isShare = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1;

function readUpright(value: unknown): Image['upright'] {
  if (!isObject(value)) return undefined;
  const width = wholeNumber(value.width);
  const height = wholeNumber(value.height);
  return width && height ? { width, height, sources: readSources(value.sources) } : undefined;
}

function readSources(value: unknown) {
  return listOf(value, (source) => {
    if (!isObject(source)) return undefined;
    const type = text(source.type);
    const srcset = text(source.srcset);
    return type && srcset ? { type, srcset } : undefined;
  });
}

export function readTag(value: unknown): Tag | undefined {
  if (!isObject(value)) return undefined;
  const tagId = text(value.tagId);
  const tagName = text(value.tagName);
  return tagId && tagName ? { tagId, tagName } : undefined;
}

export function readCountedTag(value: unknown): CountedTag | undefined {
  const tag = readTag(value);
  return tag && { ...tag, count: isObject(value) ? (wholeNumber(value.count) ?? 0) : 0 };
}
