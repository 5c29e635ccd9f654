/** Minimum lengths of terms that are matched nearly: a shorter term is within one edit of too many texts. */
export const minLength = { han: 3, word: 4, letters: 5 };

/** Maximum length of a term that is matched nearly. */
export const maxLength = 40;

/** English inflections; the stemmer may not remove them from a mistyped word such as `brnze`. */
export const ending = /(?:e|es|ed|s|ing)$/;
