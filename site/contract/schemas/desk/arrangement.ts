import { Type, type Static } from 'typebox';
import { siteIdField } from '../common/fields';
import type { DeskSchemas } from './desk-schema';

const id = Type.String({ minLength: 1, maxLength: 100 });
const Version = Type.Integer({ minimum: 0 });

/** A category of the trees of both sites. */
export const DeskCategory = Type.Object({
  id: Type.String(),
  /** Missing for a category at the top. */
  parent: Type.Optional(Type.String()),
  nameZh: Type.String(),
  /** Empty: it is not in the tree of the English site. */
  nameEn: Type.String(),
  /** Whether menus, lists and the sitemap have it. */
  isVisible: Type.Boolean(),
  /** Whether it, or a category above it, is withdrawn or not published yet. */
  isWithdrawn: Type.Boolean(),
  version: Version,
  /** User name of the member of the staff, or `import`. */
  updatedBy: Type.String(),
});
export type DeskCategory = Static<typeof DeskCategory>;

/** A rule of the opening hours as in a content pack. */
export const DeskOpeningRule = Type.Object({
  id: Type.String(),
  version: Version,
  draftVersion: Version,
  isWithdrawn: Type.Boolean(),
  source: Type.Record(Type.String(), Type.Unknown()),
});
export type DeskOpeningRule = Static<typeof DeskOpeningRule>;

export const deskArrangementSchemas = {
  deskOpeningList: {
    summary:
      'Opening rules in their order: the last rule that covers a day applies. They are saved as records.',
    input: Type.Object(siteIdField),
    record: DeskOpeningRule,
    example: {},
  },
  deskCategoryList: {
    summary: 'All categories in the order of the menus.',
    input: Type.Object(siteIdField),
    record: DeskCategory,
    example: {},
  },
  deskCategoryMove: {
    summary: 'Exchanges a category with its neighbour below the same parent; seen at once.',
    input: Type.Object({
      ...siteIdField,
      id,
      direction: Type.Union([Type.Literal('up'), Type.Literal('down')]),
    }),
    record: Type.Null(),
    example: { id: 'News', direction: 'up' },
  },
  deskCategoryShow: {
    summary:
      'Shows or hides a category in menus, lists and sitemap of both sites. 409 if somebody has changed it since.',
    input: Type.Object({ ...siteIdField, id, version: Version, isVisible: Type.Boolean() }),
    record: DeskCategory,
    conflict: DeskCategory,
    example: { id: 'News', version: 1, isVisible: false },
  },
} satisfies DeskSchemas;
