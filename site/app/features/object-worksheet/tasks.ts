import type { Language } from '../../../contract/shared/sites';
import type { Room } from '../../ui/page/answer-room';

interface TaskOf<Values extends readonly string[]> {
  room: Room;
  text: Record<Language, (...values: Values) => string>;
}

const fixed = (room: Room, zh: string, en: string): TaskOf<[]> => ({
  room,
  text: { zh: () => zh, en: () => en },
});

const about = <Values extends readonly string[]>(
  room: Room,
  zh: (...values: Values) => string,
  en: (...values: Values) => string,
): TaskOf<Values> => ({ room, text: { zh, en } });

/** Tasks of worksheets: what is asked stands beside the room for the answer. */
export const tasks = {
  looking: fixed(
    3,
    '先不看说明，看一分钟。写下你最先看到的三样东西。',
    'Do not read yet. Look for one minute and write down the first three things you see.',
  ),
  seeing: fixed(
    4,
    '看一分钟，分别写下：你看到的、你推测的、你想知道的。',
    'Look for one minute. Write what you see, what you think, and what you would like to know.',
  ),
  outline: fixed(
    'drawing',
    '画下它的轮廓，再画上你最喜欢的一处。',
    'Draw its outline, then the part of it that you like best.',
  ),
  route: fixed(
    'drawing',
    '在画里走一走。你会从哪里进去，走到哪里歇脚？画出你的路线。',
    'Take a walk in the picture. Where do you enter, and where do you rest? Draw your path.',
  ),
  rubbing: fixed(
    3,
    '把纸蒙在一枚硬币上，用铅笔拓一拓。拓片和画有什么不同？',
    'Lay paper over a coin and rub it with a pencil. How is a rubbing different from a drawing?',
  ),
  motif: about(
    'drawing',
    (motif: string) => `在它身上找到“${motif}”，照着画一个。`,
    (motif: string) => `Find this on it and copy it: ${motif}.`,
  ),
  use: fixed(
    3,
    '猜一猜：它是做什么用的？你从哪里看出来？',
    'Guess what it was used for. What tells you so?',
  ),
  making: about(
    3,
    (medium: string) =>
      `标签上写着“${medium}”。在图上找到能看出其中一步的地方，圈出来，并写明理由。`,
    (medium: string) =>
      `The label says “${medium}”. Find a place in the picture that shows one of these steps, circle it, and say why.`,
  ),
  time: about(
    3,
    (date: string) => `它的年代是“${date}”。查一查：那时候还发生了什么？写两件事。`,
    (date: string) =>
      `Its date is “${date}”. Find out what else happened then. Write down two things.`,
  ),
  findSpot: about(
    3,
    (place: string) => `它出土于${place}。出土的地方告诉我们什么，是器物自己说不出来的？`,
    (place: string) =>
      `It was found at this place: ${place}. What does the place tell us that the object cannot?`,
  ),
  journey: about(
    'drawing',
    (kiln: string, place: string) =>
      `它在${kiln}烧成，在${place}出土。它可能走了哪条路，由谁带着？画出来，写下来。`,
    (kiln: string, place: string) =>
      `It was fired here: ${kiln}, and found here: ${place}. Which way may it have gone, and who carried it? Draw and write.`,
  ),
  comparing: about(
    4,
    (object: string) => `把它和“${object}”比一比，找出两处相同、两处不同。`,
    (object: string) =>
      `Compare it with “${object}”: two things that are alike, and two that are not.`,
  ),
  onView: fixed(
    2,
    '到展厅里找到它。有什么是照片上看不到的？',
    'Find it in the gallery. What can you see there that the photograph does not show?',
  ),
  voice: fixed(
    4,
    '如果它会说话，它会讲哪一件事？替它写下来。',
    'If it could speak, what would it tell? Write it down.',
  ),
  label: fixed(
    4,
    '用不超过六十个字，为它写一张新的说明牌。',
    'Write a new label for it in forty words at most.',
  ),
};
