import { afterEach, expect, test } from 'vitest';
import { controlOf } from './control-of';

afterEach(() => document.body.replaceChildren());

function add(tag: string, attributes: Record<string, string>, parent: Element = document.body) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  parent.append(element);
  return element;
}

test('control of a node inside a link is the link', () => {
  const link = add('a', { href: '#' });
  expect(controlOf(add('b', {}, link))).toBe(link);
});

test('control of a label is its field', () => {
  const field = add('input', { id: 'field' });
  expect(controlOf(add('label', { for: 'field' }))).toBe(field);
});

test('outermost element with the cursor of a link is a control', () => {
  const card = add('div', { style: 'cursor: pointer' });
  expect(controlOf(add('p', { style: 'cursor: pointer' }, card))).toBe(card);
});

test('prose, and a link without an address, are no controls', () => {
  expect(controlOf(add('p', {}))).toBeUndefined();
  expect(controlOf(add('a', {}))).toBeUndefined();
  expect(controlOf(document)).toBeUndefined();
});
