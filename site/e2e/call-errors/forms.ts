import type { Page } from '@playwright/test';

/** A form of the site: its route, the call that receives it and how it is filled in. */
interface FormCase {
  route: string;
  callPattern: string;
  fill: (page: Page) => Promise<void>;
  /** Some of the filled-in values, by field name. */
  typedValues: Readonly<Record<string, string>>;
}

const field = (page: Page, name: string) => page.locator(`main form [name=${name}]`).first();
const phone = () => `136${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

async function fillFields(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

/** Fills in the form of a booking: a day in the middle of those offered, and its first time. */
async function fillBooking(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  const day = field(page, 'day');
  // The form is shown when its days are loaded.
  await day.waitFor();
  const days = await day.locator('option').evaluateAll((options) => options.length);
  await day.selectOption({ index: Math.ceil(days / 2) });
  await page.locator('main form [name=time]').first().check();
  await fillFields(page, { ...values, phone: phone() });
  await field(page, 'consent').check();
}

const docent = { people: '1', name: '林晚', note: '带婴儿车' };
const entry = { people: '1', name: '林晚' };
const visit = { school: '湖滨小学', pupils: '28', adults: '2', name: '林晚' };
const lostItem = { itemName: '灰色雨伞', description: '竹柄', place: '大厅' };
const volunteer = { name: '林晚', birthYear: '1990', motivation: '喜欢听人讲。' };
const activity = { name: '林晚', people: '1' };

/** Every form of the site. Fields are located by name, which is the same in both languages. */
export const forms: Readonly<Record<string, FormCase>> = {
  'docent booking': {
    route: '/Service/AppointExplain',
    callPattern: '**/app/docent/book',
    typedValues: docent,
    fill: (page) => fillBooking(page, docent),
  },
  'timed entry': {
    route: '/Service/Admission',
    callPattern: '**/app/admission/book',
    typedValues: entry,
    fill: (page) => fillBooking(page, entry),
  },
  'class visit': {
    route: '/Education/ClassVisit',
    callPattern: '**/app/classVisit/book',
    typedValues: visit,
    fill: async (page) => {
      await fillBooking(page, visit);
      // A session takes few classes: those of several tests are spread over the days.
      const day = field(page, 'day');
      const days = await day.locator('option').evaluateAll((options) => options.length);
      await day.selectOption({ index: 1 + Math.floor(Math.random() * (days - 1)) });
      await page.locator('main form [name=time]').first().check();
      await field(page, 'stage').selectOption('upperPrimary');
    },
  },
  'lost and found': {
    route: '/Service/LostFund',
    callPattern: '**/api/content/lostandfound',
    typedValues: lostItem,
    fill: async (page) => {
      await page.locator('main form [name=kind][value=found]').check();
      const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
      await fillFields(page, { ...lostItem, foundAt: yesterday, contact: 'lin@example.com' });
      await field(page, 'consent').check();
    },
  },
  volunteers: {
    route: '/Service/Volunteer/VolHome/VolCard',
    callPattern: '**/app/volunteer/apply',
    typedValues: volunteer,
    fill: async (page) => {
      await fillFields(page, { ...volunteer, phone: phone() });
      for (const name of ['languages', 'skills', 'availability', 'consent']) {
        await field(page, name).check();
      }
    },
  },
  activities: {
    route: '/Service/Activities/ink-rubbing',
    callPattern: '**/app/activity/book',
    typedValues: activity,
    fill: async (page) => {
      await fillFields(page, { ...activity, phone: phone() });
      await field(page, 'consent').check();
    },
  },
};
