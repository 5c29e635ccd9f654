/** Integrity of the files of the converters: the build inserts their SHA-256. */
export const integrities = { pinyin: '', traditional: '' };
