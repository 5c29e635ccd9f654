/** Characters of a text with their reading in pinyin; '' for other characters. Joined, they equal the text. */
export type Annotate = (text: string) => readonly (readonly [character: string, reading: string])[];

/** Converts simplified characters to traditional ones. */
export type ToTraditional = (text: string) => string;

/** What the caption scripts need; each is loaded on first use. */
export interface Converters {
  pinyin: Annotate;
  traditional: ToTraditional;
}

/** Loaders of the converters; a call after a failure tries again. */
export type ConverterLoaders = {
  readonly [Script in keyof Converters]: (parent: Element) => Promise<Converters[Script]>;
};
