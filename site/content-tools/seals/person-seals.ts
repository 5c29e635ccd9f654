import leaders from '../../content/entries/leader.json';
import scholars from '../../content/entries/professional.json';
import { readGlyphOutlines } from '../heading-font/glyph-outlines';
import { drawSeal } from './draw-seal';
import { sealText } from './layout';

const people = [...leaders, ...scholars].map(({ id, title_zh }) => ({ id, name: title_zh }));

/** Ids of the entries of people with a seal instead of a portrait. */
export const peopleWithSeal = people.map(({ id }) => id);

const fileName = (id: string) => `seal-${id}.svg`;

/** The seals of all people by file name; deterministic. */
export async function drawPersonSeals(): Promise<Map<string, string>> {
  const texts = people.map(({ id, name }) => ({ id, text: sealText(name) }));
  const outlines = await readGlyphOutlines(texts.map(({ text }) => text.characters).join(''));
  return new Map(texts.map(({ id, text }) => [fileName(id), drawSeal(text, outlines)]));
}
