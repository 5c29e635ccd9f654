import type { StaffRow } from '../../../contract/schemas/desk/administration';
import type { StaffAccount } from '../../../contract/schemas/desk/session';
import { museumDateTime } from '../../../contract/shared/museum-time';
import type { StaffAccountRow } from '../accounts/staff-accounts';

/** The account as its owner sees it. */
export function staffAccount(row: StaffAccountRow): StaffAccount {
  const { id, userName, displayName, roles, oneTimeUntil } = row;
  return { id, userName, displayName, roles, mustChangePassword: oneTimeUntil !== null };
}

/** The account as administrators see it. */
export function staffRow(row: StaffAccountRow): StaffRow {
  const { createdAt, disabledAt, lastLoginAt } = row;
  return {
    ...staffAccount(row),
    createdAt: museumDateTime(createdAt),
    ...(disabledAt && { disabledAt: museumDateTime(disabledAt) }),
    ...(lastLoginAt && { lastLoginAt: museumDateTime(lastLoginAt) }),
  };
}
