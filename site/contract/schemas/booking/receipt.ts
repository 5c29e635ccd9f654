import { Type } from 'typebox';

export const PlacesLeft = Type.Object({
  /** Free places after the call. */
  left: Type.Integer({ minimum: 0 }),
});

/** Receipt of a form; `id` and the phone number withdraw it. */
export const Receipt = Type.Object({ id: Type.String() });

export const BookingReceipt = Type.Object({ ...Receipt.properties, ...PlacesLeft.properties });
