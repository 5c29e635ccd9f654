import { Type, type Static } from 'typebox';
import { Id } from './common';
import { OpeningRule } from './opening';

export const Site = Type.Object({
  id: Id,
  siteCode: Type.String(),
  website: Type.String(),
  /**
   * The address of the user centre: with `returnUrl` and `lang` in its query it logs a visitor in and
   * leads back, without them it shows the member's own pages.
   */
  userCentre: Type.Optional(Type.String()),
  /** When the museum is open: the last rule that covers a day decides, and without one it is closed. */
  opening: Type.Array(OpeningRule),
});
export type Site = Static<typeof Site>;
