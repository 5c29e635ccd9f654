import { Type, type Static } from 'typebox';
import { Id } from '../common/fields';
import { OpeningRule } from './opening-rule';

export const Site = Type.Object({
  id: Id,
  siteCode: Type.String(),
  website: Type.String(),
  /**
   * URL of the user centre. With `returnUrl` and `lang` in the query it shows the log-in and returns there
   * afterwards; without them it shows the account pages.
   */
  userCentre: Type.Optional(Type.String()),
  /** Opening rules: the last rule that covers a day applies; a day without a rule is closed. */
  opening: Type.Array(OpeningRule),
});
export type Site = Static<typeof Site>;
