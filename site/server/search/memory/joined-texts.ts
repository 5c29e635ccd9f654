/** The texts of many documents as one, which is searched in one pass. */
export interface JoinedTexts {
  joined: string;
  /** Where each one begins. */
  starts: Uint32Array;
}

/** Two characters: one edit cannot make them something else. */
const between = '\n\n';

export function joinTexts(texts: readonly string[]): JoinedTexts {
  const starts = new Uint32Array(texts.length);
  let end = 0;
  texts.forEach((text, document) => {
    starts[document] = end;
    end += text.length + between.length;
  });
  return { joined: texts.join(between), starts };
}
