import { Type, type Static } from 'typebox';

/**
 * What is said of an entry in a word or a line, by name: a document's `number`, a person's `post`.
 * The names and their labels are the values of the dictionary `fact`, whose order they follow.
 */
export const Facts = Type.Record(Type.String(), Type.String());
export type Facts = Static<typeof Facts>;
