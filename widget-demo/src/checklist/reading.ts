import { text } from '../bilingual';
import { item, type Group } from './item';

/** Checks of reading, speech and caption; most also work with a scripted engine. */
export const READING_GROUPS: readonly Group[] = [
  {
    title: text('指读', 'Reading'),
    items: [
      item(
        'read-dwell',
        '指针停 0.2 秒才读；快速划过五十个链接最多读一个',
        'Reads after 0.2 s of rest; a sweep over 50 links reads one at most',
        'government',
      ),
      item(
        'read-control',
        '链接、按钮、图片读出名称、角色和状态',
        'Links, buttons and images: name, role and state',
        'forms',
      ),
      item(
        'read-prose',
        '正文读出所在段落的可见文字',
        'Prose: the visible text of its block',
        'article',
      ),
      item(
        'read-hidden',
        '隐藏文字和密码从不读出',
        'Hidden text and passwords are never read',
        'article',
        'forms',
      ),
      item(
        'read-focus',
        '键盘焦点到达时同样读出',
        'What gets the keyboard focus is read as well',
        'forms',
      ),
      item('read-touch', '触摸时点一下即读', 'On a touch screen a tap reads', 'article'),
      item(
        'read-outline',
        '正在读的元素有双色边框，布局不动',
        'A two-colour outline marks it; nothing shifts',
        'dark',
        'article',
      ),
      item(
        'read-once',
        '同一元素不连读两次；离开不打断',
        'The same element is not read twice in a row; leaving stops nothing',
        'article',
      ),
      item(
        'read-shadow',
        'Shadow DOM 与同源框架中的内容也读',
        'Shadow roots and same-origin frames are read',
        'dark',
        'iframe',
      ),
      item(
        'read-clicks',
        '指读时链接、按钮和表单照常可用',
        'Links, buttons and forms work while reading',
        'forms',
      ),
      item(
        'read-lang',
        '英文段落用英文语音读',
        'An English paragraph gets an English voice',
        'article',
      ),
    ],
  },
  {
    title: text('语音', 'Speech'),
    items: [
      item('speech-newest', '新的内容打断旧的', 'The newest text wins', 'article'),
      item(
        'speech-14s',
        '引擎 14 秒后变哑：两千字全部说完，静默不超过 2 秒',
        'Silent after 14 s: 2,000 characters are all said, no gap over 2 s',
        'article',
      ),
      item(
        'speech-events',
        '没有事件、没有开始、没有结束的引擎：照样说完',
        'No events, no start, no end: all is still said',
        'article',
      ),
      item(
        'speech-voices',
        '语音晚到：1 秒内等待，之后改用备用语音，到达后即使用',
        'Late voices: waits 1 s, then falls back, uses them once there',
        'article',
      ),
      item(
        'speech-other',
        '只有其他语言的语音：从不使用',
        'Voices of another language are never taken',
        'article',
      ),
      item(
        'speech-fallback',
        '没有引擎：播放备用语音地址的录音',
        'No engine: the fallback audio plays',
        'article',
      ),
      item(
        'speech-gesture',
        '不许出声时显示提示，首次操作后说出',
        'Refused: says so visibly, speaks after the first gesture',
        'article',
      ),
      item(
        'speech-silent',
        '什么都不能发声：字幕仍显示文字，error 事件说明一次原因',
        'Nothing can speak: the caption still shows it, error says why once',
        'article',
      ),
      item('speech-leave', '离开页面时停止', 'Leaving the page stops it', 'article'),
    ],
  },
  {
    title: text('大字幕', 'Caption'),
    items: [
      item(
        'caption-pages',
        '长文分页，随朗读翻页，一字不少',
        'Long text becomes pages in step with speech; nothing is lost',
        'article',
      ),
      item(
        'caption-whole',
        '数字、词语、《》和“”不被分页切断',
        'No page cuts a number, a word or a pair',
        'article',
      ),
      item(
        'caption-silent',
        '静音时按阅读时间翻页',
        'Silent: pages turn by reading time',
        'article',
      ),
      item(
        'caption-last',
        '最后一页留着，直到有新文字或关闭',
        'The last page stays until other text comes or it is closed',
        'article',
      ),
      item(
        'caption-start',
        '恢复时在创建 1 秒后出现',
        'Restored: begins 1 s after creation',
        'article',
      ),
    ],
  },
];
