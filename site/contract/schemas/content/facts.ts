import { Type, type Static } from 'typebox';

/**
 * Short properties of an entry by name: the `number` of a document, the `post` of a person.
 * Names, labels and order are those of the dictionary `fact`.
 */
export const Facts = Type.Record(Type.String(), Type.String());
export type Facts = Static<typeof Facts>;
