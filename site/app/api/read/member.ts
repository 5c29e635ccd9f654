import type { Member } from '../../../contract/schemas/member';
import { isObject, text } from './values';

export function readMember(value: unknown): Member | undefined {
  if (!isObject(value) || !text(value.id)) return undefined;
  const id = text(value.id);
  return { id, nickName: text(value.nickName).trim() || id };
}
