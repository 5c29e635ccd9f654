/** The texts of all documents concatenated, to be searched in one pass. */
export interface JoinedTexts {
  joined: string;
  /** Start offset of each text. */
  starts: Uint32Array;
}

/** Two characters, so that no match within one edit spans two texts. */
const separator = '\n\n';

export function joinTexts(texts: readonly string[]): JoinedTexts {
  const starts = new Uint32Array(texts.length);
  let end = 0;
  texts.forEach((text, document) => {
    starts[document] = end;
    end += text.length + separator.length;
  });
  return { joined: texts.join(separator), starts };
}
