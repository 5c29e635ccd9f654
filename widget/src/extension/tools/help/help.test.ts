import { expect, test } from 'vitest';
import { en } from '../../../messages/texts';
import type { Settings } from '../../../shared/options';
import { registry } from '../../../tools/registry';
import { furtherTools } from '../../further-tools';
import { furtherEn, furtherZhCN } from '../../messages';
import { toolState } from './tool-state';

const tools = [...registry, ...furtherTools.map(({ tool }) => tool)];

test.each(tools.map(({ name }) => name))('help explains the tool %s in both languages', (name) => {
  const key = `help-${name}` as 'help-reset';
  expect(furtherZhCN[key]).toMatch(/\p{sc=Han}/u);
  expect(furtherEn[key]).toMatch(/^[A-Z][^\p{sc=Han}]+[a-z]$/u);
});

test.each([
  ['sound', {}, 'off'],
  ['sound', { sound: true }, 'on'],
  ['zoom-in', { zoom: 1.2 }, '120 %'],
  ['colour-weakness', { colourShift: 'none' }, 'off'],
  ['colour-weakness', { colourShift: '-30' }, '-30°'],
  ['scheme', { scheme: 'yellow-on-black' }, 'yellow on black'],
  ['scheme', {}, 'as designed'],
  ['spacing', { spacing: '1.5' }, '1.5'],
  ['spacing', {}, 'off'],
  ['exit', {}, ''],
] as const)('state of %s with %j is “%s”', (name, patch, state) => {
  const tool = tools.find((each) => each.name === name);
  const settings: Partial<Settings> = { sound: false, ...patch };
  const messages = { ...en, ...furtherEn };
  expect(tool && toolState(tool, settings as Settings, messages)).toBe(state);
});
