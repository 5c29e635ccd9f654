import { spokenName } from './accessible-name';
import { isUserInput, markValue, splitAtValues, valueOf } from './accessible-name/embedded-control';
import { isHidden } from './accessible-name/hidden';
import { collapse, isRendered } from '../shared/dom';
import { langOf } from './lang-of';
import { roleOf } from './accessible-name/role';
import { statesOf } from './states';
import { isReadByName, readingTarget } from './reading-target';
import { isEditable, ownText, visibleText } from './visible-text';
import { roleNamesFor } from '../messages/role-names';
import type { RoleNames } from '../messages/role-names';
import { headingLevel, roleNameKey } from './role-name-key';

/** Spoken text of an element. */
export interface Spoken {
  /** Role and states in the language of the toolbar, with the separator before the text. */
  readonly prefix: string;
  /** Name and value, or prose; values of form fields between marks. */
  readonly text: string;
}

const joinNonEmpty = (parts: readonly (string | undefined)[], comma: string): string =>
  parts.filter(Boolean).join(comma);

function control(element: Element, roleNames: RoleNames): Spoken {
  // Editable elements have no implicit role in HTML.
  const role = isEditable(element) ? 'textbox' : roleOf(element);
  const name = spokenName(element);
  const value = collapse(valueOf(element, role) ?? '');
  const comma = roleNames[', '] ?? '';
  const text = joinNonEmpty(
    [name, value === name ? '' : isUserInput(role) ? markValue(value) : value],
    comma,
  );
  const roleName = roleNames[roleNameKey(element, role)]?.replace('#', headingLevel(element));
  const prefix = joinNonEmpty([roleName, ...statesOf(element, role, roleNames)], comma);
  return { prefix: prefix && text ? prefix + comma : prefix, text };
}

function prose(block: Element): string {
  if (!isRendered(block, { opacityProperty: true })) return '';
  const text = ownText(block) || spokenName(block) || visibleText(block);
  return isEditable(block) ? markValue(text) : text;
}

/** Removes private-use code points, the glyphs of icon fonts. */
const withoutIcons = (text: string): string => text.replace(/\p{Co}+/gu, '').trim();

/** Describes the control, link, heading or image that contains an element, or its block. */
export function describeElement(element: Element, lang: string): Spoken {
  if (isHidden(element)) return { prefix: '', text: '' };
  const target = readingTarget(element);
  const { prefix, text } = isReadByName(target)
    ? control(target, roleNamesFor(lang))
    : { prefix: '', text: prose(target) };
  return { prefix, text: withoutIcons(text) };
}

/** The complete spoken text, without marks around values. */
export const plainText = ({ prefix, text }: Spoken): string =>
  (prefix + splitAtValues(text).join('')).trim();

/**
 * What the toolbar speaks for an element: role, states, name and value of the control, link, heading or image that
 * contains it; otherwise the visible text of its block. At most 2,000 characters are collected.
 * @param lang language of role and states, `zh-CN` or `en`; default the nearest `lang` in the page.
 * @returns `''` for a hidden element or one without text. Never contains a password.
 */
export const spokenText = (element: Element, lang: string = langOf(element)): string =>
  plainText(describeElement(element, lang));
