import { Type } from 'typebox';

export const Left = Type.Object({
  /** Places that are left now. */
  left: Type.Integer({ minimum: 0 }),
});

/** A form that arrived: `id` is its number, by which and one's phone it can be taken back. */
export const Receipt = Type.Object({ id: Type.String() });

export const BookingReceipt = Type.Object({ ...Receipt.properties, ...Left.properties });
