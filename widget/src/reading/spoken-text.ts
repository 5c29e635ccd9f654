import { accessibleName } from './accessible-name';
import { valueOf } from './accessible-name/embedded-control';
import { isHidden } from './accessible-name/hidden';
import { attribute, collapse, isDrawn } from './dom';
import { langOf } from './lang-of';
import { lookUp, roleOf } from './role';
import type { Role } from './role';
import { statesOf } from './states';
import { isWhole, targetOf } from './target-of';
import { ownText, visibleText } from './visible-text';
import { wordsFor } from './words';
import type { Words } from './words';

function roleWord(element: Element, role: Role, words: Words): string {
  if (role === 'heading') {
    return words.heading.replace(
      '#',
      attribute(element, 'aria-level') || element.localName.slice(1),
    );
  }
  // Kinds of input and media that WAI-ARIA knows no role for, but visitors have a word for.
  const kind = (element as Partial<HTMLInputElement>).type ?? element.localName;
  return (
    lookUp(words.roles, `${kind}!`) ?? lookUp(words.roles, role.replace(/(menuitem).+/, '$1')) ?? ''
  );
}

function control(element: Element, words: Words): string {
  const role = roleOf(element);
  const name = accessibleName(element);
  const value = collapse(valueOf(element, role) ?? '');
  const parts = [
    roleWord(element, role, words),
    ...statesOf(element, role, words),
    name,
    value === name ? '' : value,
  ];
  let text = '';
  for (const part of parts) if (part) text += (text && words.comma) + part;
  return text;
}

function prose(block: Element): string {
  if (!isDrawn(block, { opacityProperty: true })) return '';
  return ownText(block) || accessibleName(block) || visibleText(block);
}

/**
 * What the toolbar says for an element: role, states, name and value of the control, link, heading or image it
 * belongs to; otherwise the visible text of the block that holds it.
 * @param lang language of the role and state words, `zh-CN` or `en`; default the nearest one that the page declares.
 * @returns `''` for what is hidden or has nothing to say. Never contains a password.
 */
export function spokenText(element: Element, lang: string = langOf(element)): string {
  if (isHidden(element)) return '';
  const target = targetOf(element);
  const text = isWhole(target) ? control(target, wordsFor(lang)) : prose(target);
  // Icon fonts draw with code points that mean nothing to a voice.
  return text.replace(/\p{Co}+/gu, '').trim();
}
