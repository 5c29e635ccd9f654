import type { ExhibitionOnView } from '../../../contract/schemas/visit';
import { isObject, listOf, oneOf, optionalText, text, wholeNumber } from './values';

export function readExhibitionOnView(value: unknown): ExhibitionOnView | undefined {
  if (!isObject(value)) return undefined;
  const id = text(value.id);
  if (!id) return undefined;
  return {
    id,
    kind: oneOf(value.kind, ['base', 'temporary', 'review']) ?? 'base',
    title: text(value.title) || id,
    rooms: listOf(value.rooms, optionalText),
    closedRooms: listOf(value.closedRooms, optionalText),
    closureText: text(value.closureText),
    objects: listOf(value.objects, readObject),
  };
}

function readObject(value: unknown): ExhibitionOnView['objects'][number] | undefined {
  if (!isObject(value)) return undefined;
  const id = text(value.id);
  if (!id) return undefined;
  const audioStop = optionalText(value.audioStop);
  const room = optionalText(value.room);
  return {
    id,
    title: text(value.title) || id,
    seconds: wholeNumber(value.seconds) ?? 0,
    isTreasure: value.isTreasure === true,
    turns: value.turns === true,
    ...(audioStop && { audioStop }),
    ...(room && { room }),
  };
}
