import { Type, type Static } from 'typebox';
import { Id } from './common';

export const Site = Type.Object({
  id: Id,
  siteCode: Type.String(),
  website: Type.String(),
  /**
   * The address of the user centre: with `returnUrl` and `lang` in its query it logs a visitor in and
   * leads back, without them it shows the member's own pages.
   */
  userCentre: Type.Optional(Type.String()),
});
export type Site = Static<typeof Site>;
