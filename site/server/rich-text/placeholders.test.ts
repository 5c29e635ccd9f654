import { expect, test } from 'vitest';
import { fillPlaceholders, removePlaceholders } from './placeholders';

test('known placeholders are replaced, each time they occur, and unknown ones stay', () => {
  const values = new Map([['days.bookings', '90']]);
  const html = '<td>{{days.bookings}} / {{days.bookings}} / {{days.toString}} / {{ x }}</td>';
  expect(fillPlaceholders(html, values)).toBe('<td>90 / 90 / {{days.toString}} / {{ x }}</td>');
});

test('text for the search index has no placeholders', () => {
  expect(removePlaceholders('结束后{{days.bookings}}天')).toBe('结束后天');
});
