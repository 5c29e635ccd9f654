import { Type, type Static } from 'typebox';
import { Id } from './common';

export const Site = Type.Object({ id: Id, siteCode: Type.String(), website: Type.String() });
export type Site = Static<typeof Site>;
