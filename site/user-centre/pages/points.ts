import { pointsOf, type ActionCode } from '../../contract/points';
import type { Context, Page } from '../context';
import { momentOf } from '../dates';
import { element } from '../dom';
import { fieldsOf, listOf, number, text, type Fields } from '../read-values';

export const pointsPage: Page = async (context) => {
  const { words: messages, client } = context;
  const { id } = fieldsOf((await client.call('memberInfo')).data);
  const response = await client.call('pointsAccount', { memberIdOrPhone: text(id) });
  const { balance, records } = fieldsOf(response.data);
  const rows = listOf(records);
  return element(
    'div',
    { class: 'card' },
    element('p', { class: 'soft' }, messages.points.balance),
    element('p', { class: 'balance' }, messages.points.unit(number(balance))),
    rows.length > 0
      ? ledger(context, rows)
      : element('div', { class: 'empty' }, element('p', {}, messages.points.empty)),
  );
};

function isAction(code: string): code is ActionCode {
  return Object.hasOwn(pointsOf, code);
}

function ledger({ words: messages, language }: Context, rows: readonly Fields[]): HTMLTableElement {
  const { points } = messages;
  const head = [points.when, points.what, points.earned];
  return element(
    'table',
    {},
    element('caption', {}, points.ledger),
    element(
      'thead',
      {},
      element('tr', {}, ...head.map((name) => element('th', { scope: 'col' }, name))),
    ),
    element(
      'tbody',
      {},
      ...rows.map((row) => {
        const code = text(row.actionCode);
        return element(
          'tr',
          {},
          element('td', {}, momentOf(text(row.createdAt), language)),
          element('td', {}, isAction(code) ? points.action[code] : code),
          element('td', {}, `+${number(row.points)}`),
        );
      }),
    ),
  );
}
