import { describe, expect, it, vi } from 'vitest';
import { scriptOptions } from './script-options';

const read = (data: Record<string, string>) => {
  const warn = vi.fn();
  return { options: scriptOptions(data, document, warn), warnings: warn.mock.calls.flat() };
};

describe('data-* attributes', () => {
  it('are parsed into options', () => {
    const { options, warnings } = read({
      namespace: 'museum',
      lang: 'en',
      fallbackAudioUrl: '/tts',
      cookieDomain: 'museum.example',
      auto: 'true',
      opener: '[data-open]',
      open: 'true',
      position: 'bottom',
      tools: ' exit  contrast,zoom-in ',
    });
    expect(options).toEqual({
      namespace: 'museum',
      lang: 'en',
      fallbackAudioUrl: '/tts',
      cookieDomain: 'museum.example',
      opener: '[data-open]',
      open: true,
      position: 'bottom',
      tools: ['exit', 'contrast', 'zoom-in'],
    });
    expect(warnings).toEqual([]);
  });

  it('are all optional', () => {
    expect(read({})).toEqual({ options: {}, warnings: [] });
  });

  it.each([
    ['open', 'perhaps'],
    ['position', 'left'],
    ['opener', '[['],
    ['tools', 'shout'],
    ['root', 'main'],
    ['open', ''],
    ['lang', 'fr'],
    ['namespace', ''],
    ['tools', ' '],
    ['auto', 'no'],
    ['colour', 'red'],
    ['constructor', 'x'],
  ])('data-%s="%s" is ignored with a warning', (name, value) => {
    const { options, warnings } = read({ [name]: value });
    expect(options).toEqual({});
    expect(warnings).toEqual([`data-${name}: ${value}`]);
  });

  it('are named in warnings as written in HTML', () => {
    expect(read({ fallbackAudioUrl: 'http://[' }).warnings).toEqual([
      'data-fallback-audio-url: http://[',
    ]);
  });

  it('keep the valid tools of a list with an invalid one', () => {
    const { options, warnings } = read({ tools: 'exit shout reset' });
    expect(options.tools).toEqual(['exit', 'reset']);
    expect(warnings).toEqual(['data-tools: shout']);
  });
});
