import leaders from '../../entries/leader.json';
import scholars from '../../entries/professional.json';
import { readOutlines } from '../../type/outlines';
import { drawSeal } from './draw-seal';
import { sealText } from './layout';

const people = [...leaders, ...scholars].map(({ id, title_zh }) => ({ id, name: title_zh }));

/** The people who have a seal instead of a portrait, by the identifiers of their entries. */
export const sealed = people.map(({ id }) => id);

/** The file of a person's seal. */
const fileOf = (id: string) => `seal-${id}.svg`;

/** Every person's seal by its file name; the same each time. */
export async function drawPersonSeals(): Promise<Map<string, string>> {
  const texts = people.map(({ id, name }) => ({ id, text: sealText(name) }));
  const outlines = await readOutlines(texts.map(({ text }) => text.characters).join(''));
  return new Map(texts.map(({ id, text }) => [fileOf(id), drawSeal(text, outlines)]));
}
