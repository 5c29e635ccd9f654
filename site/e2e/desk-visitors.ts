import type { APIRequestContext } from '@playwright/test';
import { museumDay } from '../contract/shared/museum-time';
import { expect } from './fixtures';

const visitors = ['林晚', '柳岚', '何一舟', 'Ada Carter', '孟知秋'] as const;
const lostThings = [
  ['折叠伞', '蓝色，伞柄有一道划痕。', '一层水院'],
  ['儿童水壶', '绿色，壶盖上有一只小鹿。', '二层展厅 3'],
  ['老花镜', '棕色镜框，装在布袋里。', '一层服务台'],
  ['羊毛围巾', '灰底红条。', '衣帽间'],
  ['学生证', '在蓝色卡套里。', '报告厅'],
] as const;

interface Slot {
  day: string;
  time: string;
  language?: string;
  left: number;
}

/** Sends a call as a visitor of another address each time, so that no limit of one client or phone is reached. */
function createVisitor(request: APIRequestContext) {
  const firstPhone = Math.floor(Math.random() * 1e7);
  let sent = 0;
  return {
    newPhone: () => `138${String(firstPhone + sent).padStart(8, '0')}`,
    send: async (path: string, data: object) => {
      sent += 1;
      const headers = { 'x-forwarded-for': `10.20.${sent}.1` };
      const response = await request.post(path, { headers, data: { ...data, consent: true } });
      expect(response.status(), `${path}: ${await response.text()}`).toBe(200);
    },
  };
}

async function freeSlots(
  request: APIRequestContext,
  path: string,
  from: string,
  to: string,
  minimum = 6,
) {
  const response = await request.get(`${path}?from=${from}&to=${to}`);
  return ((await response.json()) as { data: Slot[] }).data.filter(({ left }) => left >= minimum);
}

/** Has visitors send something of every kind that the desk lists; entry is booked for the next times that are left. */
export async function sendVisitorItems(request: APIRequestContext, now = new Date()) {
  const { send, newPhone } = createVisitor(request);
  const inDays = (days: number) => museumDay(new Date(now.getTime() + days * 86_400_000));
  const entries = await freeSlots(request, '/app/admission/slots', inDays(0), inDays(6));
  const tours = await freeSlots(request, '/app/docent/slots', inDays(1), inDays(7));
  const sessions = await freeSlots(request, '/app/classVisit/slots', inDays(3), inDays(60), 1);
  const activities = await request.get('/app/activity/page?pageSize=20');
  const { records } = (await activities.json()) as { records: { id: string; left: number }[] };
  const activity = records.find(({ left }) => left > 10);
  for (const [index, name] of visitors.entries()) {
    const [itemName, description, place] = lostThings[index] ?? lostThings[0];
    await send('/api/content/lostandfound', {
      ...{ kind: index % 2 === 0 ? 'lost' : 'found', itemName, description, place },
      ...{ contact: newPhone(), foundAt: inDays(-1) },
    });
    const people = 1 + (index % 3);
    const tour = tours[index];
    if (tour) {
      const { day, time, language } = tour;
      const slot = { day, time, language, ...(index === 0 && { note: '带两位老人，需要轮椅。' }) };
      await send('/app/docent/book', { ...slot, name, phone: newPhone(), people });
    }
    const session = sessions[index];
    if (session) {
      const { day, time } = session;
      await send('/app/classVisit/book', {
        ...{ day, time, name, phone: newPhone(), school: '泽阳市湖滨小学' },
        ...{ stage: 'upperPrimary', pupils: 32 + index, adults: 3, programme: 'lesson' },
      });
    }
    const entry = entries[index % 2];
    if (entry) {
      const { day, time } = entry;
      await send('/app/admission/book', { day, time, name, phone: newPhone(), people });
    }
    if (activity) {
      const { id: activityId } = activity;
      await send('/app/activity/book', { activityId, name, phone: newPhone(), people });
    }
    await send('/app/volunteer/apply', {
      ...{ name, phone: newPhone(), birthYear: 1980 + index, languages: ['zh'] },
      ...{ skills: ['guiding'], availability: ['weekend-morning'] },
      motivation: '喜欢讲故事给孩子听。',
    });
    await send('/app/web-star/create', { comprehensiveStar: 3 + (index % 3) });
  }
}
