import type { Values } from '../versions/values';

/** A row of settings that is changed in a dialogue, such as a tour or a period of timed entry. */
export type Setting = Values & {
  id: string;
  version: number;
  /** Who made this version. */
  updatedBy: string;
};

/** Words of a kind of settings; its labels are those of its fields by their names. */
export interface SettingTexts {
  add: string;
  edit: (name: string) => string;
  remove: string;
  removeText: string;
  removed: string;
}

/** The values of a version that a conflict shows, by the names of the labels. */
export type ShownValues = (values: Values) => Values;

/** Choices, which are stored in the order in which they were ticked, in a fixed order. */
export function inOrder(values: unknown): string[] {
  return Array.isArray(values) ? values.map(String).sort() : [];
}
