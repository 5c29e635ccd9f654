import { pointsByAction, type ActionCode } from '../../contract/shared/points';
import type { Context, Page } from '../shared/context';
import { formatDateTime } from '../../app/i18n/format-time';
import { createElement } from '../shared/dom';
import { createEmptyList } from '../shared/empty-list';
import { asFields, asList, asNumber, asText, type Fields } from '../../session/read-values';

export const pointsPage: Page = async (context) => {
  const { messages, client } = context;
  const { id } = asFields((await client.call('memberInfo')).data);
  const response = await client.call('pointsAccount', { memberIdOrPhone: asText(id) });
  const { balance, records } = asFields(response.data);
  const rows = asList(records);
  return createElement(
    'div',
    { class: 'card' },
    createElement('p', { class: 'soft' }, messages.points.balance),
    createElement('p', { class: 'balance' }, messages.points.unit(asNumber(balance))),
    rows.length > 0
      ? ledger(context, rows)
      : createEmptyList(context, messages.points.empty, [
          ['/Collection/ExcellentCollection', messages.ways.collection],
          ['/News', messages.ways.news],
        ]),
  );
};

function isAction(code: string): code is ActionCode {
  return Object.hasOwn(pointsByAction, code);
}

function ledger({ messages, language }: Context, rows: readonly Fields[]): HTMLTableElement {
  const { points } = messages;
  const head = [points.when, points.what, points.earned];
  return createElement(
    'table',
    {},
    createElement('caption', {}, points.ledger),
    createElement(
      'thead',
      {},
      createElement('tr', {}, ...head.map((name) => createElement('th', { scope: 'col' }, name))),
    ),
    createElement(
      'tbody',
      {},
      ...rows.map((row) => {
        const code = asText(row.actionCode);
        return createElement(
          'tr',
          {},
          createElement('td', {}, formatDateTime(asText(row.createdAt), language)),
          createElement('td', {}, isAction(code) ? points.action[code] : code),
          createElement('td', {}, `+${asNumber(row.points)}`),
        );
      }),
    ),
  );
}
