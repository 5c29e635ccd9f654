import { Type, type Static } from 'typebox';
import { DateTime, siteIdField } from './common/fields';
import type { CallSchemas } from './common/call-schema';

/** The keys of `pointsByAction`. */
export const Action = Type.Union([
  Type.Literal('R001'),
  Type.Literal('R002'),
  Type.Literal('R003'),
  Type.Literal('R007'),
]);

/** A row of the ledger of a member. */
export const PointsRecord = Type.Object({
  actionCode: Action,
  points: Type.Integer(),
  createdAt: DateTime,
});

export const PointsAccount = Type.Object({
  /** Sum of all points earned. */
  balance: Type.Integer(),
  /** Newest first, at most a thousand. */
  records: Type.Array(PointsRecord, { maxItems: 1000 }),
});
export type PointsAccount = Static<typeof PointsAccount>;

const note = Type.Optional(Type.String({ maxLength: 200 }));

export const pointsSchemas = {
  /**
   * Reports an action of a member (spec section 7). The service verifies each report against its own data, so
   * that repeated, concurrent or invented reports earn nothing.
   * - R001, the visit, counts once a calendar day (Asia/Shanghai).
   * - R003 counts once for each favourite, also where it is removed and added again.
   * - R002 is booked with the rating itself, once for each page and calendar day; a report of it changes nothing.
   * - R007 counts once for each R002.
   * A report that earns nothing is a success. `fieldMap` is validated and not stored.
   */
  pointsReport: {
    summary:
      'Reports an action that earns points: R001 once a day, R003 once for each favourite, R007 once for each page and day on which a rating was given. A repeat is a success that adds nothing; so is R002, which the service books itself.',
    input: Type.Object({
      ...siteIdField,
      actionCode: Action,
      memberIdOrPhone: Type.String({ minLength: 1, maxLength: 200 }),
      memberType: Type.Literal(1),
      originType: Type.Literal(4),
      requestDomain: Type.Literal(2),
      fieldMap: Type.Optional(
        Type.Object({
          field1: note,
          field2: note,
          field3: note,
          field4: note,
          field5: note,
          field6: note,
          field7: note,
          field8: note,
          field9: note,
          field10: note,
        }),
      ),
    }),
    record: Type.Null(),
    example: {
      actionCode: 'R001',
      memberIdOrPhone: '13800138000',
      memberType: 1,
      originType: 4,
      requestDomain: 2,
      fieldMap: {},
    },
  },

  pointsAccount: {
    summary: 'Balance and ledger of the member, who is named by the own id or phone.',
    input: Type.Object({
      ...siteIdField,
      memberIdOrPhone: Type.String({ minLength: 1, maxLength: 200 }),
    }),
    record: PointsAccount,
    example: { memberIdOrPhone: '13800138000' },
  },
} satisfies CallSchemas;
