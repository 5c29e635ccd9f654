import { accessibleName, spokenText } from '../../../reading';
import { getOwn } from '../../../shared/get-own';
import type { Messages } from '../../../shared/options';
import { publicName } from '../../public-name';
import type { Region, Section } from './find-regions';
import { levelOf } from './region-role';

export interface RegionText {
  /** Accessible name, for a list without one the text of its first item, for a landmark its kind. */
  readonly name: string;
  /** Kind of a landmark, level of a heading, number of a list's items. */
  readonly hint: string;
}

/** Longest name in a row; the rows show two lines. */
const maxLength = 120;

const itemSelector = ':scope>li,:scope>dt,:scope>div>dt,:scope>[role=listitem]';

const kindOf = (role: string, messages: Messages): string =>
  getOwn(messages as unknown as Record<string, string>, `region-${role}`) ?? '';

export function describeRegion(
  { element, role }: Region,
  section: Section,
  messages: Messages,
): RegionText {
  let name = accessibleName(element);
  let hint = '';
  if (section === 'landmarks') {
    const kind = kindOf(role, messages);
    if (name) hint = kind;
    else name = kind;
  } else if (section === 'headings') {
    hint = (messages.regionsLevel ?? '').replace('{shift}', String(levelOf(element)));
  } else if (section === 'lists') {
    const items = element.querySelectorAll(itemSelector);
    hint = (messages.regionsItems ?? '').replace('{shift}', String(items.length));
    if (!name && items[0]) name = spokenText(items[0]);
  }
  return { name: name.slice(0, maxLength) || messages.regionsUnnamed || '', hint };
}

/** What is said for a landmark, form or list: its kind and its name. Links and headings are read by the focus. */
export function spokenRegion(region: Region, section: Section, messages: Messages): string {
  const { element, role } = region;
  const kind = kindOf(role, messages);
  const name = publicName(element);
  const { hint } = describeRegion(region, section, messages);
  return [kind, name, section === 'lists' ? hint : ''].filter(Boolean).join(messages.regionsComma);
}
