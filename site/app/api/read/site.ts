import type { OpeningRule, Site } from '../../../contract/schemas/site';
import { weekdays } from '../../../contract/shared/museum-time';
import { isObject, listOf, oneOf, optionalText, text } from './values';

function readOpeningRule(value: unknown): OpeningRule | undefined {
  if (!isObject(value)) return undefined;
  const from = optionalText(value.from);
  const until = optionalText(value.until);
  const hours = isObject(value.hours) ? value.hours : undefined;
  return {
    ...(from && { from }),
    ...(until && { until }),
    ...(Array.isArray(value.weekdays) && {
      weekdays: listOf(value.weekdays, (each) => oneOf(each, weekdays)),
    }),
    ...(hours && {
      hours: {
        opens: text(hours.opens),
        lastEntry: text(hours.lastEntry),
        closes: text(hours.closes),
      },
    }),
    text: text(value.text),
  };
}

export function readSite(value: unknown): Site | undefined {
  if (!isObject(value) || !text(value.id)) return undefined;
  const userCentre = optionalText(value.userCentre);
  return {
    id: text(value.id),
    siteCode: text(value.siteCode),
    website: text(value.website),
    ...(userCentre && { userCentre }),
    opening: listOf(value.opening, readOpeningRule),
  };
}
