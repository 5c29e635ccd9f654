/** Values of the columns of an erased booking. The request id stays: a repeated form must not book again. */
export const erasedGuest = { name: null, phone: null, note: null } as const;
