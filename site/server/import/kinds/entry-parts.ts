import { Type, type Static } from 'typebox';
import type { EntryPartDraft } from '../records/drafts';
import { localized } from '../records/localized';
import { localizeFacts } from '../records/localized-facts';
import type { RecordContext } from './record-parser';
import {
  DescribedImage,
  FactValues,
  Id,
  OptionalRichText,
  OptionalTitle,
  Reference,
} from './fields';

export const PartRecord = Type.Object({
  kind: Id,
  id: Type.Optional(Id),
  title_zh: OptionalTitle,
  title_en: OptionalTitle,
  content_zh: OptionalRichText,
  content_en: OptionalRichText,
  images: Type.Optional(Type.Array(DescribedImage)),
  facts: FactValues,
  object: Type.Optional(Reference('exhibit')),
});

/** Parses the parts of an entry in order; the default id is the kind and number, as `step-1`. */
export function parseParts(
  parts: readonly Static<typeof PartRecord>[],
  context: RecordContext,
): EntryPartDraft[] {
  const ids = new Set<string>();
  return parts.map((part, index) => {
    const field = `parts[${index}]`;
    const id = part.id ?? `${part.kind}-${index + 1}`;
    if (ids.has(id)) context.report(`${field}.id`, `${id} is the id of a part before it`);
    ids.add(id);
    const title = localized(part.title_zh, part.title_en);
    return {
      kind: part.kind,
      id,
      title,
      content: context.richText(`${field}.content`, part.content_zh, part.content_en),
      images: context.images(`${field}.images`, part.images ?? [], title),
      facts: localizeFacts(part.facts),
      object: part.object,
    };
  });
}
