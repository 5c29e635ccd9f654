/** A field that may go with every call of the Chinese site: its texts are then answered in traditional characters. */
export const scriptField = { script: 'hant' } as const;
