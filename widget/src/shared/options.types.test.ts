import { describe, expectTypeOf, it } from 'vitest';
import type { Settings, SpeechResult, Toolbar, ToolbarOptions, ToolName } from './options';

describe('the public types', () => {
  it('give each event its own payload type', () => {
    const listen = (toolbar: Toolbar) => {
      toolbar.on('change', (event) => {
        expectTypeOf(event).toEqualTypeOf<{ settings: Settings; changed: (keyof Settings)[] }>();
      });
      toolbar.on('speak', ({ via }) => expectTypeOf(via).toEqualTypeOf<'synthesis' | 'audio'>());
      // @ts-expect-error there is no such event
      toolbar.on('resize', () => undefined);
    };
    expectTypeOf(listen).returns.toBeVoid();
  });

  it('make settings read-only and set() accept known settings only', () => {
    const change = (toolbar: Toolbar) => {
      // @ts-expect-error settings change through set()
      toolbar.settings.zoom = 2;
      // @ts-expect-error there is no such setting
      toolbar.set({ volume: 1 });
      toolbar.set({ zoom: 1.2, colourShift: '-30' });
    };
    expectTypeOf(change).returns.toBeVoid();
    expectTypeOf<Toolbar['speak']>().returns.resolves.toEqualTypeOf<SpeechResult>();
  });

  it('make every option optional and list every tool name', () => {
    expectTypeOf<Partial<ToolbarOptions>>().toEqualTypeOf<ToolbarOptions>();
    expectTypeOf<ToolbarOptions['tools']>().toEqualTypeOf<
      readonly ToolName[] | 'all' | undefined
    >();
    expectTypeOf<'zoom-in'>().toExtend<ToolName>();
    expectTypeOf<'shout'>().not.toExtend<ToolName>();
  });
});
