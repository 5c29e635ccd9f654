import type { Fault } from '../../../widget/src/speech/testing/engine-script';
import { text, type Text } from '../bilingual';

/** Fault of each scripted engine, in words. */
export const FAULT_LABELS: Record<Fault, Text> = {
  honest: text('守约的引擎', 'keeps every promise'),
  boundaries: text('有边界事件', 'sends boundary events'),
  'no-synthesis': text('没有语音合成接口', 'no speech synthesis at all'),
  'no-voices': text('没有任何语音', 'lists no voices'),
  'late-voices': text('语音 0.6 秒后才出现', 'voices after 0.6 s'),
  'very-late-voices': text('语音 3 秒后才出现', 'voices after 3 s'),
  'other-languages': text('只有其他语言的语音', 'voices of other languages only'),
  'no-events': text('发声但没有事件', 'sounds, sends no events'),
  'no-events-no-flags': text('发声但没有事件和状态', 'sounds, neither events nor flags'),
  mute: text('不发声也没有事件', 'neither sound nor events'),
  'mute-until-gesture': text('首次操作之前不发声', 'mute before the first gesture'),
  'start-without-end': text('有开始没有结束', 'start without end'),
  'stuck-speaking': text('没有结束，且一直显示在说', 'no end, speaking stays true'),
  'end-without-start': text('有结束没有开始', 'end without start'),
  'loses-third-end': text('每三次丢一次结束事件', 'loses every third end'),
  'silent-after-14s': text('一句话 14 秒后变哑', 'silent after 14 s of one utterance'),
  'slow-and-silent-after-14s': text('语速慢，14 秒后变哑', 'slow, and silent after 14 s'),
  error: text('每次都出错', 'every utterance fails'),
  'not-allowed': text('首次操作之前不许出声', 'refused before the first gesture'),
  'never-allowed': text('始终不许出声', 'always refused'),
  throws: text('调用即抛出异常', 'speak() throws'),
  'deaf-after-cancel': text('取消后 0.25 秒内听不见', 'swallows speak() after cancel()'),
  'end-inside-cancel': text('取消时立刻触发结束', 'end fires inside cancel()'),
  'stale-events': text('取消后仍补发旧事件', 'events of cancelled utterances come late'),
};
